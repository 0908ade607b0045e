import type { ModelPrice } from '#contracts/settings/model-prices.ts';
import type { Log } from '#lambdas/platform/log.ts';
import { costOf } from '../model/model-cost.ts';
import type { BudgetLimits, BudgetStore } from '../store/budget-store.ts';
import { ModelError, modelErrorOf, type TokenCount } from './model-failure.ts';

export interface BudgetedCall {
  price: ModelPrice;
  limits: BudgetLimits;
  /** The most that the call may cost, in millionths of a dollar. */
  most: number;
}

interface Services {
  budget: Pick<BudgetStore, 'reserve' | 'settle'>;
  log: Log;
}

const costOfFailure = ({ isFree, usage }: ModelError, price: ModelPrice, reserved: number): number => {
  if (isFree) return 0;
  // Given up before it answered: the most that it can have cost.
  return usage.inputTokens + usage.outputTokens > 0 ? costOf(price, usage) : reserved;
};

/**
 * Calls a model after what it may cost at most was taken from the budget, and puts what it did cost in the place of that. `spent` hears of
 * each cost, in millionths of a dollar, also where the call fails.
 *
 * @throws ModelError
 */
export const withinBudget = async <Reply extends TokenCount>(
  { budget, log }: Services,
  { price, limits, most }: BudgetedCall,
  call: () => Promise<Reply>,
  spent: (cost: number, usage: TokenCount) => void = () => {},
): Promise<Reply> => {
  const reservation = await budget.reserve(most, limits);
  if (reservation === undefined) throw new ModelError('overBudget', 'the budget is used up');
  const settle = async (cost: number, usage: TokenCount) => {
    spent(cost, usage);
    await budget.settle(reservation, cost).catch((error: unknown) => {
      // It stays reserved, so the budget is exceeded by nothing.
      log.error('what a model cost was not noted', { cause: error instanceof Error ? error.name : 'unknown' });
    });
  };
  const reply = await call().catch(async (error: unknown) => {
    const failure = modelErrorOf(error);
    await settle(costOfFailure(failure, price, reservation.microDollars), failure.usage);
    throw failure;
  });
  await settle(costOf(price, reply), reply);
  return reply;
};
