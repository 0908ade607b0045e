import type { KnownModel } from '#contracts/known-models.ts';
import type { Language } from '#contracts/text/language.ts';
import { type CatalogReader, listBrands, listModels } from '#lambdas/catalog/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import en from '#locales/en/finder.json' with { type: 'json' };
import es from '#locales/es/finder.json' with { type: 'json' };
import fr from '#locales/fr/finder.json' with { type: 'json' };
import he from '#locales/he/finder.json' with { type: 'json' };
import ru from '#locales/ru/finder.json' with { type: 'json' };
import { type RuleTexts, type ShoesFor, shoesFor } from './model/foot-shoes.ts';

const texts: Record<Language, RuleTexts> = { he: he.rule, en: en.rule, ru: ru.rule, fr: fr.rule, es: es.rule };
const freshMs = 30_000;

/** By which shoes are named for a foot in a language, from models that are at most half a minute old. */
export const shoesReader = (catalog: Pick<CatalogReader, 'brands' | 'models'>, clock: Clock) => {
  const read = ttlCache<{ models: readonly KnownModel[]; names: ReadonlyMap<string, string> }>({
    ...{ namespace: 'catalog', ttlMs: freshMs, limit: 5, clock },
  });
  return async (language: Language): Promise<ShoesFor> => {
    const { models, names } = await read(language, async () => {
      const [known, brands] = await Promise.all([
        listModels(catalog)(),
        listBrands(catalog)({ query: { lang: language } }),
      ]);
      return {
        models: known.items,
        names: new Map(brands.items.map((brand) => [brand.id, brand.names[language] ?? brand.name])),
      };
    });
    return shoesFor({ models, brandName: (id) => names.get(id) ?? id, texts: texts[language], language });
  };
};
export type ReadShoes = ReturnType<typeof shoesReader>;
