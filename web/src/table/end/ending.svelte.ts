// Whether the end of a game is shown, or the table as it stood then.

class Ending {
  atTable = $state(false);
}

export const ending = new Ending();
