import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { isLanguage, type Language } from '#contracts/text/language.ts';

/** The data that a prerendered page passes to the app: its language and the query results that it was drawn from. */
export interface PageData {
  language: Language;
  /** `app`: nothing is drawn yet. `notFound`: the not-found page, regardless of the address. */
  kind: 'page' | 'notFound' | 'app';
  queries: [key: unknown[], data: unknown][];
  /** The administrators' settings, in this language. */
  site: SiteSettings;
}

export const pageDataId = 'page-data';

/** In a key, the last part of the page's address: a post is the same page under each of its slugs. */
export const slugOfAddress = null;

const slugIn = ({ pathname }: Pick<Location, 'pathname'>): string =>
  decodeURIComponent(pathname.replace(/\/$/, '').split('/').at(-1) ?? '');

/** Our own build wrote it, so only its presence is checked, without the size of a schema library. */
const isPageData = (value: unknown): value is PageData =>
  'queries' in Object(value) && isLanguage(Object(value).language);

/** @throws when the page carries no data: it was then not built by us. */
export const readPageData = (document: Document, address: Pick<Location, 'pathname'>): PageData => {
  const data: unknown = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
  if (!isPageData(data)) throw new Error('No page data');
  const queries = data.queries.map(([key, value]): PageData['queries'][number] => [
    key.map((part) => (part === slugOfAddress ? slugIn(address) : part)),
    value,
  ]);
  return { ...data, queries };
};
