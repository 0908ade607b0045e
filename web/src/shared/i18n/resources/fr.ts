import catalog from '#locales/fr/catalog.json' with { type: 'json' };
import common from '#locales/fr/common.json' with { type: 'json' };
import home from '#locales/fr/home.json' with { type: 'json' };
import pages from '#locales/fr/pages.json' with { type: 'json' };

export const resources = { catalog, common, home, pages };
