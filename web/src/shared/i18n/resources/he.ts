import catalog from '#locales/he/catalog.json' with { type: 'json' };
import common from '#locales/he/common.json' with { type: 'json' };
import home from '#locales/he/home.json' with { type: 'json' };
import pages from '#locales/he/pages.json' with { type: 'json' };

export const resources = { catalog, common, home, pages };
