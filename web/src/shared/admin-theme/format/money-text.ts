import type { Language } from '#contracts/text/language.ts';

/** Millionths of a US dollar. Sums below a dollar have enough digits to distinguish them from nothing. */
export const moneyText = (microDollars: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: microDollars > 0 && microDollars < 1_000_000 ? 4 : 2,
  }).format(microDollars / 1_000_000);

/** The price of a million tokens, in US dollars. */
export const priceText = (dollars: number, language: Language): string => moneyText(dollars * 1_000_000, language);
