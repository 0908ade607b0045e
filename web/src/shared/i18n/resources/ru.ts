import catalog from '#locales/ru/catalog.json' with { type: 'json' };
import common from '#locales/ru/common.json' with { type: 'json' };
import home from '#locales/ru/home.json' with { type: 'json' };
import pages from '#locales/ru/pages.json' with { type: 'json' };

export const resources = { catalog, common, home, pages };
