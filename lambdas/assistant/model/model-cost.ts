import type { ModelPrice } from '#contracts/settings/model-prices.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { ModelRequest } from './model-request.ts';

const microDollarsPerDollar = 1_000_000;

/** The limits that administrators have set, in millionths of a dollar. */
export const budgetLimits = ({
  dayBudget,
  monthBudget,
}: Pick<Settings['aiModels'], 'dayBudget' | 'monthBudget'>): { day: number; month: number } => ({
  day: dayBudget * microDollarsPerDollar,
  month: monthBudget * microDollarsPerDollar,
});

/** The most that a model may write. */
export const mostOutputTokens = 500;
/** Of the marks that a model's own form of a conversation adds. */
const frameTokens = 100;

/** In millionths of a dollar: dollars per million tokens are millionths per token. A part of one counts as a whole. */
export const costOf = (
  { input, output }: Pick<ModelPrice, 'input' | 'output'>,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): number => Math.ceil(inputTokens * input + outputTokens * output);

/** The most that a question can cost: no tokenizer makes more tokens of a text than it has bytes. */
export const highestCost = (price: Pick<ModelPrice, 'input' | 'output'>, { system, user }: ModelRequest): number =>
  costOf(price, {
    inputTokens: Buffer.byteLength(system) + Buffer.byteLength(user) + frameTokens,
    outputTokens: mostOutputTokens,
  });
