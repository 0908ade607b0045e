import common from '#locales/es/common.json' with { type: 'json' };
import pages from '#locales/es/pages.json' with { type: 'json' };

export const resources = { common, pages };
