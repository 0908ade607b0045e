/** Says to the site, and so to the relay, whether the visitor allows statistics: `yes` or `no`. */
export const choiceCookie = 'statistics';

/**
 * The services by which a site can count its visitors and hear of errors, as every page names them: only those that are
 * on. `denied` says that none of them may begin before the visitor agrees; the site's own count, which stores nothing, is none of them.
 */
export const pageServices = ['analytics', 'edge', 'telemetry', 'denied'] as const;
export type PageService = (typeof pageServices)[number];

/** Google's script, which pages load while analytics is on, and where it reports to. */
export const analyticsScript = 'https://www.googletagmanager.com/gtag/js';
export const analyticsHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const;
