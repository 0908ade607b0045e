/**
 * One item of the table before and after a change, as the table's stream reports it; absent if there was or is none.
 */
export interface ItemChange {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}
