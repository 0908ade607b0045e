const amount = /([$€£₪])\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?([$€£₪])/gu;
/** Where prices do not make a range. */
const mostListed = 4;

/**
 * From the lowest to the highest of prices such as `$85–$95`; where they name other currencies or none, the prices themselves.
 * Undefined without prices.
 */
export const priceRange = (prices: readonly string[]): string | undefined => {
  const given = [...new Set(prices.map((price) => price.trim()).filter(Boolean))];
  if (given.length < 2) return given[0];
  const amounts = given.flatMap((price) =>
    [...price.matchAll(amount)].map(([, before, first, second, after]) => ({
      sign: before ?? after ?? '',
      text: first ?? second ?? '',
    })),
  );
  const signs = new Set(amounts.map(({ sign }) => sign));
  if (signs.size !== 1 || given.some((price) => !price.match(amount))) return given.slice(0, mostListed).join(', ');
  const value = ({ text }: { text: string }) => Number(text.replace(',', '.'));
  const sorted = amounts.toSorted((a, b) => value(a) - value(b));
  const [sign] = signs;
  return `${sign}${sorted[0]?.text}–${sign}${sorted.at(-1)?.text}`;
};
