// What is printed on the components of Havana, as the server sends the box.

import type { Building, Card } from "./view";

export interface House {
  readonly id: Building;
  readonly points: number;
  /** Cubes by their colour, "pesos" and "workers", in the order in which they are printed. */
  readonly cost: Readonly<Record<string, number>>;
  readonly architect: boolean;
  readonly status: string;
}

export interface Box {
  readonly components: {
    readonly card: readonly { readonly id: Card; readonly number: number }[];
    readonly building: readonly House[];
    readonly substitution: { readonly pesos_for_worker: number; readonly grey_for_coloured: number };
  };
}

export const houseOf = (box: Box, id: string): House => {
  const house = box.components.building.find((each) => each.id === id);
  if (!house) throw new Error(`no building ${id}`);
  return house;
};

export const numberOn = (box: Box, card: string): number => box.components.card.find(({ id }) => id === card)?.number ?? 0;
