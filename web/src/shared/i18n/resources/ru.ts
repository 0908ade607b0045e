import common from '#locales/ru/common.json' with { type: 'json' };
import pages from '#locales/ru/pages.json' with { type: 'json' };

export const resources = { common, pages };
