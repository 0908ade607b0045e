/** The site's own facts. What differs between installations is set when the site is built. */
export const site: { contact: string; year: number } = {
  /** Written to from the footer; empty where the stage names nobody. */
  contact: import.meta.env.SITE_CONTACT,
  year: 2026,
};
