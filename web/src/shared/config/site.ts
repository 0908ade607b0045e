interface SiteFacts {
  /** The address that readers write to; empty if the stage has none. */
  contact: string;
  /** How long the logs are kept, in days. */
  logRetentionDays: number;
}

/** The site's own facts. All that differs between installations is set when the site is built. */
export const site: SiteFacts = { ...import.meta.env.SITE_FACTS };
