import common from '#locales/he/common.json' with { type: 'json' };
import pages from '#locales/he/pages.json' with { type: 'json' };

export const resources = { common, pages };
