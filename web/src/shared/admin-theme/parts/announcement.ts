/** That something was done. */
export interface Announcement {
  text: string;
  /** To what was made. */
  link?: { to: string; text: string } | undefined;
}
