import type { SiteContent } from '#contracts/render/rendering.ts';
import { initialSettings } from '#contracts/settings/sections.ts';
import type { Language } from '#contracts/text/language.ts';
import { type BlogReads, getPost, listPosts } from '#lambdas/blog/index.ts';
import { type CatalogReads, getBrand, listBrands, listProducts } from '#lambdas/catalog/index.ts';
import { type Clock, systemClock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { PageTextStore } from '#lambdas/settings/index.ts';
import { siteSettingsIn } from '../model/site-settings.ts';

/** For content that does not exist, a page shows its own not-found screen, not an error. */
const orNothing = (error: unknown): undefined => {
  if (error instanceof ProblemError && error.status === 404) return undefined;
  throw error;
};

/** Reads once for each language; what could not be read is read again. */
const once = <T>(read: (language: Language) => Promise<T>) => {
  const known = new Map<Language, Promise<T>>();
  return (language: Language): Promise<T> => {
    const reading = known.get(language) ?? read(language);
    known.set(language, reading);
    reading.catch(() => known.delete(language));
    return reading;
  };
};

interface ContentSources {
  catalog: CatalogReads;
  blog: BlogReads;
  /** Left out where nothing has been set yet: the build draws what a new site starts with. */
  readSettings?: ReadSettings;
  /** The same: left out for a new site. */
  pageTexts?: Pick<PageTextStore, 'read'>;
  clock?: Clock;
}

/**
 * The use cases of the catalogue and the blog: pages are drawn from the same replies that the API gives. Every page lists
 * the brands in its footer, so brands and products are read once and kept for as long as this content lives, which is one
 * rendering: what changes meanwhile brings a rendering of its own.
 */
export const siteContent = ({
  catalog,
  blog,
  readSettings = async (section) => initialSettings[section],
  pageTexts,
  clock = systemClock,
}: ContentSources): SiteContent => ({
  brands: once(async (lang) => (await listBrands(catalog)({ query: { lang } })).items),
  products: once(async (lang) => {
    const items = [];
    let cursor: string | undefined;
    do {
      const page = await listProducts(catalog)({ query: { lang, cursor } });
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return items;
  }),
  brandPage: (id, lang) => getBrand(catalog)({ pathParameters: { id }, query: { lang } }).catch(orNothing),
  posts: ({ language: lang, page, category }) =>
    listPosts(blog)({ query: { lang, page: String(page), category } }).catch(orNothing),
  post: (slug, lang) => getPost(blog)({ pathParameters: { slug }, query: { lang } }).catch(orNothing),
  postAddresses: () => blog.addresses(),
  settings: once(async (language) => {
    const shown = {
      general: await readSettings('general'),
      theme: await readSettings('theme'),
      embeds: await readSettings('embeds'),
      botCheck: await readSettings('botCheck'),
    };
    return siteSettingsIn(shown, language, clock());
  }),
  pageText: async (address) => {
    const { text, changed } = (await pageTexts?.read(address)) ?? { text: '' };
    return text === '' ? {} : { text, ...(changed ? { saved: changed.time } : {}) };
  },
});
