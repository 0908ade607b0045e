import { type Language, languages } from '#contracts/text/language.ts';
import type { BrandRecord, ProductRecord } from '#lambdas/catalog/index.ts';
import { derivedId, type LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { isMachineOrder } from './machine-orders.ts';
import { passageTexts } from './passage-texts.ts';
import { longestTitle, plainLine, pointsOf, shortened } from './points.ts';
import { priceRange } from './price-range.ts';
import type { PassagesByLanguage } from './record.ts';

const mostPoints = 16;
const year = /(?<!\d)(?:18|19|20)\d\d(?!\d)/;

const namesOf = ({ name, names }: Pick<BrandRecord, 'name' | 'names'>): string[] => [
  ...new Set([name, ...Object.values(names)].map((each) => plainLine(each ?? '')).filter(Boolean)),
];
const brandPath = (id: string) => `/brand/${encodeURIComponent(id)}`;
const shared = { confidence: 'sourced', safety: false } as const;
/** A point that can be shown alone says of whom it speaks. */
const sayingWho = (texts: readonly string[], name: string, names: readonly string[]): string[] =>
  texts.map((text) => (names.some((each) => text.includes(each)) ? text : `${name}: ${text}`));
const sentence = (text: string) => (/[.!?…]["'”»)]?$/u.test(text) ? text : `${text}.`);

/** The name of a site, as people say it. */
const hostOf = (address: string): string | undefined => URL.parse(address)?.hostname.replace(/^www\./, '');

const brandIn = (
  brand: BrandRecord,
  products: readonly ProductRecord[],
  language: Language,
): LocalizedPassage | undefined => {
  const description = brand.description[language];
  if (!description) return undefined;
  const say = passageTexts(language);
  const name = shortened(plainLine(brand.names[language] ?? brand.name), longestTitle);
  const tagline = plainLine(brand.tagline[language] ?? '');
  const history = brand.history[language] ?? [];
  const models = brand.popularModels.flatMap(({ name: model, note }) =>
    note[language] ? [`${name} ${model}: ${note[language]}`] : [],
  );
  const prices = priceRange(products.map(({ price }) => plainLine(price)));
  const site = hostOf(brand.link);
  const texts = [
    description,
    ...(tagline ? [sentence(`${name}: ${tagline}`)] : []),
    ...(prices ? [say('brandPrices', { name, prices })] : []),
    ...(site ? [say('brandSite', { name, site })] : []),
    ...history,
    ...(brand.keyFeatures[language] ?? []),
    ...models,
  ];
  const tellsYear = [description, tagline, ...history].some((text) => year.test(text));
  return {
    ...shared,
    id: derivedId('brand', brand.id),
    origin: 'brand',
    kind: 'brand',
    choosing: false,
    names: [...new Set([...namesOf(brand), ...brand.aliases.map(plainLine)])],
    sources: [brandPath(brand.id)],
    title: name,
    text: sayingWho(texts, name, [name, ...namesOf(brand)])
      .flatMap((text) => pointsOf(text, language))
      .slice(0, mostPoints),
    questions: [
      name,
      ...(tellsYear ? [say('brandOriginQuestion', { name })] : []),
      ...(prices ? [say('brandPricesQuestion', { name })] : []),
      ...(site ? [say('brandSiteQuestion', { name })] : []),
    ],
  };
};

const productIn = (product: ProductRecord, brand: BrandRecord, language: Language): LocalizedPassage | undefined => {
  const description = product.description[language];
  if (!description) return undefined;
  const say = passageTexts(language);
  const local = (record: Pick<BrandRecord, 'name' | 'names'>) => plainLine(record.names[language] ?? record.name);
  const name = shortened(`${local(brand)} ${local(product)}`, longestTitle);
  const price = plainLine(product.price);
  return {
    ...shared,
    id: derivedId('product', product.id),
    origin: 'product',
    kind: 'model',
    choosing: true,
    // With its maker's: a model's name alone is often a common word.
    names: namesOf(brand).flatMap((maker) => namesOf(product).map((model) => `${maker} ${model}`)),
    maker: derivedId('brand', brand.id),
    sources: [`${brandPath(brand.id)}#${encodeURIComponent(product.id)}`],
    title: name,
    text: sayingWho([description, ...(price ? [say('productPrice', { name, price })] : [])], name, [
      name,
      ...namesOf(product),
    ])
      .flatMap((text) => pointsOf(text, language))
      .slice(0, mostPoints),
    questions: [name, ...(price ? [say('productPriceQuestion', { name })] : [])],
  };
};

const inEach = (make: (language: Language) => LocalizedPassage | undefined): PassagesByLanguage =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const passage = make(language);
      return passage && !isMachineOrder(passage.title) ? [[language, [passage]] as const] : [];
    }),
  );

/** A brand in each language in which it is described, with what its shoes cost here. */
export const passagesOfBrand = (brand: BrandRecord, products: readonly ProductRecord[]): PassagesByLanguage =>
  inEach((language) => brandIn(brand, products, language));

/** A shoe in each language in which it is described. */
export const passagesOfProduct = (product: ProductRecord, brand: BrandRecord): PassagesByLanguage =>
  inEach((language) => productIn(product, brand, language));
