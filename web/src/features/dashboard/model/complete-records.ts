import type { CatalogFigures } from '#contracts/catalog/figures.ts';
import { type Language, languages } from '#contracts/text/language.ts';

/** How many brands and shoes have all their texts in each language. */
export const completeRecords = ({ brands, shoes, gaps }: CatalogFigures): { language: Language; count: number }[] =>
  languages.map((language) => {
    const lacking = [...gaps.brands.byLanguage, ...gaps.shoes.byLanguage]
      .filter((gap) => gap.language === language)
      .reduce((sum, { count }) => sum + count, 0);
    return { language, count: brands.length + shoes - lacking };
  });
