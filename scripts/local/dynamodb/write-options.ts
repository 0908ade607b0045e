export interface WriteOptions {
  /** The caller of deletions by time to live: the twin itself. */
  expired?: boolean;
}
