import catalog from '#locales/en/catalog.json' with { type: 'json' };
import common from '#locales/en/common.json' with { type: 'json' };
import home from '#locales/en/home.json' with { type: 'json' };
import pages from '#locales/en/pages.json' with { type: 'json' };

export const resources = { catalog, common, home, pages };

/** The keys of every namespace, which the other languages must have too. */
export type Resources = typeof resources;
