import type { Brand } from '#contracts/catalog/endpoints.ts';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import type { RenderTask, SiteContent } from '#contracts/render/rendering.ts';
import { defaultLanguage, type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { searchTexts } from '../features/catalog/api/use-search-words.ts';
import { type SearchEntry, type SearchIndex, searchIndexFile } from '../features/catalog/model/search/site-search.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { glossaryIn } from './glossary.ts';
import { postsIn } from './list-files.ts';

/** Of older posts a search would bring more than most readers wait for. */
const indexedPosts = 300;

interface BrandModel {
  brand: Brand;
  model: KnownModel;
}

/** The models of all brands, without those that the search knows as shoes. A brand has its names in every language. */
const brandModels = async (content: SiteContent): Promise<BrandModel[]> => {
  const [brands, products] = await Promise.all([content.brands(defaultLanguage), content.products(defaultLanguage)]);
  const shoes = new Set(products.map(({ id }) => id));
  const pages = await Promise.all(brands.map(({ id }) => content.brandPage(id, defaultLanguage)));
  return pages
    .filter((page) => page !== undefined)
    .flatMap(({ brand, models = [] }) =>
      models.filter(({ id }) => !shoes.has(id)).map((model): BrandModel => ({ brand, model })),
    );
};

const modelEntry = ({ brand, model }: BrandModel, language: Language, kind: string): SearchEntry => {
  const { id, name, names, aliases } = brand;
  return {
    path: `${paths.brand(id)}#known-models-title`,
    ...{ kind, name: model.name, aliases: [], text: '' },
    makers: [...new Set([names[language] ?? name, name, ...Object.values(names), ...aliases])],
  };
};

/** The posts of the language's list; one that has no text in it says in which it is. */
const postEntries = async (content: SiteContent, language: Language, kind: string): Promise<SearchEntry[]> => {
  const found: SearchEntry[] = [];
  for await (const post of postsIn(content, language)) {
    if (found.length === indexedPosts) break;
    const own = post.language === language ? {} : { language: post.language };
    found.push({ path: paths.post(post.slug), kind, name: post.title, aliases: [], text: post.excerpt, ...own });
  }
  return found;
};

/** Short names first: of those that have the same word, they are the closest to it. */
const termEntries = (language: Language, kind: string): SearchEntry[] =>
  glossaryIn(language)
    .toSorted((a, b) => a.term.length - b.term.length)
    .map(({ id, term, also, names }) => ({
      ...{ path: `${paths.glossary}#${id}`, kind, name: term },
      ...{ aliases: [...also, ...Object.values(names)], text: also.join(', ') },
    }));

interface SearchTexts {
  words: Record<string, string | Record<string, string>>;
}

/** The words of a language for the attributes: `platformWidth.wide` and its words. */
const wordsIn = async (language: Language): Promise<[string, string][]> => {
  const texts = await Promise.all(searchTexts(language).map(({ load }) => load() as Promise<SearchTexts>));
  return texts.flatMap(({ words }) =>
    Object.entries(words).flatMap(([name, values]): [string, string][] =>
      typeof values === 'string'
        ? [[name, values]]
        : Object.entries(values).map(([value, text]): [string, string] => [`${name}.${value}`, text]),
    ),
  );
};

/** The app has those of its own language. Each language has a line, because words of two are no phrase. */
const wordsBeside = async (language: Language): Promise<SearchIndex['words']> => {
  const others = await Promise.all(languages.filter((other) => other !== language).map(wordsIn));
  return [...Map.groupBy(others.flat(), ([key]) => key)].map(
    ([key, found]) => [key, found.map(([, text]) => text).join('\n')] as const,
  );
};

const searchIndex = async (content: SiteContent, models: BrandModel[], language: Language): Promise<SearchIndex> => {
  const i18n = await createI18n(language);
  return {
    entries: [
      ...models.map((model) => modelEntry(model, language, i18n.t('typeProduct'))),
      ...(await postEntries(content, language, i18n.t('navBlog'))),
      ...termEntries(language, i18n.t('glossary')),
    ],
    words: await wordsBeside(language),
  };
};

/** The search's results besides brands and shoes: a browser fetches it with the first words. */
export const searchIndexTask = (content: SiteContent): RenderTask => ({
  name: 'search index',
  draw: async () => {
    const models = await brandModels(content);
    return Promise.all(
      languages.map(async (language) => ({
        key: searchIndexFile(language),
        contentType: 'application/json',
        text: JSON.stringify(await searchIndex(content, models, language)),
      })),
    );
  },
});
