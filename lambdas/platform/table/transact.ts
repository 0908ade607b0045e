import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ProblemCode } from '#contracts/http/problem.ts';
import { ProblemError } from '../problem.ts';
import { Conflict } from '../retry-on-conflict.ts';
import type { AppTable } from './table.ts';

export type TransactionWrite = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One write of a transaction, and what it means if its condition does not hold. */
export interface Step {
  write: TransactionWrite;
  /** `changed`: another caller has changed the item in the meantime; it must be read again. */
  refusal?: ProblemCode | 'changed' | undefined;
}

/** Runs all steps or none. @throws ProblemError with the refusal of the first step whose condition does not hold. */
export const transact = async (table: AppTable, steps: Step[]): Promise<void> => {
  try {
    const TransactItems = steps.map(({ write }) => write);
    await table.client.send(new TransactWriteCommand({ TransactItems }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
    const refusals = steps.flatMap(({ refusal }, index) =>
      codes[index] === 'ConditionalCheckFailed' && refusal ? [refusal] : [],
    );
    if (refusals.includes('changed') || codes.includes('TransactionConflict')) throw new Conflict();
    const [refusal] = refusals;
    throw refusal && refusal !== 'changed' ? new ProblemError(refusal, { cause: error }) : error;
  }
};
