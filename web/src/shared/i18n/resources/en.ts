import common from '#locales/en/common.json' with { type: 'json' };
import pages from '#locales/en/pages.json' with { type: 'json' };

export const resources = { common, pages };

/** The keys of these namespaces, which the other languages must have too. */
export type Resources = typeof resources;
