import common from '#locales/fr/common.json' with { type: 'json' };
import pages from '#locales/fr/pages.json' with { type: 'json' };

export const resources = { common, pages };
