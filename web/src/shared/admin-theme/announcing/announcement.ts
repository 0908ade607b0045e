/** Says that something was done. */
export interface Announcement {
  text: string;
  /** The link to the new record. */
  link?: { to: string; text: string } | undefined;
}
