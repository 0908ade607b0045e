import type { AttributeName, KnownModel } from '#contracts/catalog/known-models.ts';
import type { Language } from '#contracts/text/language.ts';
import { type CatalogReads, listBrands, listModels } from '#lambdas/catalog/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import enCatalog from '#locales/en/catalog.json' with { type: 'json' };
import en from '#locales/en/finder.json' with { type: 'json' };
import enModels from '#locales/en/models.json' with { type: 'json' };
import esCatalog from '#locales/es/catalog.json' with { type: 'json' };
import es from '#locales/es/finder.json' with { type: 'json' };
import esModels from '#locales/es/models.json' with { type: 'json' };
import frCatalog from '#locales/fr/catalog.json' with { type: 'json' };
import fr from '#locales/fr/finder.json' with { type: 'json' };
import frModels from '#locales/fr/models.json' with { type: 'json' };
import heCatalog from '#locales/he/catalog.json' with { type: 'json' };
import he from '#locales/he/finder.json' with { type: 'json' };
import heModels from '#locales/he/models.json' with { type: 'json' };
import ruCatalog from '#locales/ru/catalog.json' with { type: 'json' };
import ru from '#locales/ru/finder.json' with { type: 'json' };
import ruModels from '#locales/ru/models.json' with { type: 'json' };
import { type ShoesFor, type ShoeWords, shoesFor } from '../model/foot-shoes.ts';
import { type PairIn, pairReader } from '../model/own-pair.ts';

type Words = Readonly<Record<string, string>>;
interface AttributeTexts {
  attribute: Words;
  value: Readonly<Record<string, Words>>;
}
const keyed = <Value>(...each: Readonly<Record<string, Value>>[]) =>
  new Map(each.flatMap((one) => Object.entries(one)));
/** Those of known models alone before those that the catalogue's shoes have too, as on the finder's page. */
const wordsOf = (rule: ShoeWords['rule'], catalog: AttributeTexts, models: AttributeTexts): ShoeWords => {
  const names = keyed(catalog.attribute, models.attribute);
  const values = keyed(catalog.value, models.value);
  return {
    rule,
    nameOf: (attribute: AttributeName) => names.get(attribute) ?? attribute,
    valueOf: (attribute, value) => keyed(values.get(attribute) ?? {}).get(String(value)) ?? String(value),
  };
};
const words: Record<Language, ShoeWords> = {
  he: wordsOf(he.rule, heCatalog, heModels),
  en: wordsOf(en.rule, enCatalog, enModels),
  ru: wordsOf(ru.rule, ruCatalog, ruModels),
  fr: wordsOf(fr.rule, frCatalog, frModels),
  es: wordsOf(es.rule, esCatalog, esModels),
};
const freshMs = 30_000;

/** By which shoes are named for a foot in a language, from models that are at most half a minute old. */
export const shoesReader = (catalog: Pick<CatalogReads, 'brands' | 'models'>, clock: Clock) => {
  const read = ttlCache<{ models: readonly KnownModel[]; names: ReadonlyMap<string, string>; pairIn: PairIn }>({
    ...{ namespace: 'catalog', ttlMs: freshMs, limit: 5, clock },
  });
  return async (language: Language): Promise<ShoesFor> => {
    const { models, names, pairIn } = await read(language, async () => {
      const [known, brands] = await Promise.all([
        listModels(catalog)(),
        listBrands(catalog)({ query: { lang: language } }),
      ]);
      return {
        models: known.items,
        names: new Map(brands.items.map((brand) => [brand.id, brand.names[language] ?? brand.name])),
        pairIn: pairReader(
          known.items,
          new Map(
            brands.items.map(({ id, name, names, aliases }) => [id, [name, ...Object.values(names), ...aliases]]),
          ),
        ),
      };
    });
    return shoesFor({ models, brandName: (id) => names.get(id) ?? id, words: words[language], pairIn, language });
  };
};
export type ReadShoes = ReturnType<typeof shoesReader>;
