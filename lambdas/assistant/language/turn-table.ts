/** How a message goes on with those before it. Folded. */
export interface TurnTable {
  /** At its beginning joins it to the one before. */
  joins: string;
  /** Stands for what was spoken of. Whole words. */
  refers: string;
  /** Asks for the last answer in fewer or plainer words. Whole words. */
  shorter: string;
}
