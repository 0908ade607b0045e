/** The counts of a function in a stretch of time: `catalog.hits`, `others.tableReads`; or how often each name was read. */
export interface Counted {
  /** The beginning of the stretch, ISO 8601. */
  start: string;
  sums: Record<string, number>;
}
