// The words of Cuba as lists, and what is printed on its components. What the server sends is in view.ts.

import type { Character, MerchandiseOf as Merchandise, RESOURCES, Ship, TERRAIN, Tile } from "./view";

export {
  Berth as BERTHS,
  Character as CHARACTERS,
  Field as FIELDS,
  MerchandiseOf as MERCHANDISE,
  Product as PRODUCTS,
  RESOURCES,
  Type as TYPES,
  Ware as WARES,
} from "./view";
export type { Alternative, Berth, BySeat, Character, Field, MerchandiseOf as Merchandise, Product, Type, View, Ware } from "./view";
export type Resource = (typeof RESOURCES)[number];

export interface Building {
  id: Tile;
  group: string;
  cost: Partial<Record<Resource, number>>;
  limit?: number;
  worth?: number;
}

export interface Box {
  components: {
    market: { products: number[]; goods: number[] };
    votes: Record<Character, number>;
    tiles: Record<string, number>;
    tax: Record<string, number>;
    building: Building[];
    ship: { id: Ship; spaces: Merchandise[] }[];
    plantation: { id: string; rows: (keyof typeof TERRAIN)[][] }[];
  };
}
