/** The site's own facts. What differs between installations is set when the site is built. */
export const site: { contact: string; year: number } = {
  /** The contact address in the footer; empty if the stage has none. */
  contact: import.meta.env.SITE_CONTACT,
  year: 2026,
};
