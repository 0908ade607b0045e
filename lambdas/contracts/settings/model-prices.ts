import { isModelId } from './forms.ts';

/** The price of a model: US dollars for a million tokens, which is the same as millionths of a dollar for one. */
export interface ModelPrice {
  model: string;
  input: number;
  output: number;
  /** The day on which the price was looked up, as YYYY-MM-DD. */
  date: string;
}

/** In US dollars for a million tokens. With a price of nothing or next to nothing, calls would pass every budget. */
export const lowestPrice = 0.01;

const amount = /^\d{1,4}(?:\.\d{1,6})?$/;
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const priceIn = (line: string): ModelPrice | undefined => {
  const [model = '', input = '', output = '', date = '', ...more] = line.trim().split(/\s+/);
  const isRight = isModelId(model) && amount.test(input) && amount.test(output) && isDay(date) && more.length === 0;
  if (!isRight) return undefined;
  return { model, input: Number(input), output: Number(output), date };
};

const pricesIn = (text: string): ModelPrice[] | undefined => {
  const prices = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(priceIn);
  const known = prices.filter((price) => price !== undefined);
  const isOnce = new Set(known.map(({ model }) => model)).size === known.length;
  return known.length === prices.length && isOnce ? known : undefined;
};
const isHighEnough = ({ input, output }: ModelPrice): boolean => Math.min(input, output) >= lowestPrice;

/**
 * A line for each model, as in `eu.amazon.nova-2-lite-v1:0 0.33 2.75 2026-11-20`; undefined where one is not in this form, or is below the
 * lowest price.
 */
export const parsePrices = (text: string): ModelPrice[] | undefined => {
  const prices = pricesIn(text);
  return prices?.every(isHighEnough) ? prices : undefined;
};

/** The rule that a list of prices breaks, as a code of `validation.json`. */
export const brokenPriceRule = (text: string): string | undefined => {
  const prices = pricesIn(text);
  if (prices === undefined) return 'modelPrices';
  return prices.every(isHighEnough) ? undefined : `lowestPrice:${lowestPrice}`;
};
