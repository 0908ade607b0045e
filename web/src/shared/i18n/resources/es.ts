import catalog from '#locales/es/catalog.json' with { type: 'json' };
import common from '#locales/es/common.json' with { type: 'json' };
import home from '#locales/es/home.json' with { type: 'json' };
import pages from '#locales/es/pages.json' with { type: 'json' };

export const resources = { catalog, common, home, pages };
