import { describe, expect, it } from 'vitest';
import type { Outcome } from '#scripts/local/functions/sandbox.ts';
import { type Abandoned, deliver } from '#scripts/local/streams/deliver.ts';
import { readMapping } from '#scripts/local/streams/mapping-properties.ts';
import { streamRecord } from '#scripts/local/streams/record.ts';
import { readStack } from '#scripts/local/template/stack.ts';
import { product } from '../support/twin.ts';
import { itemOf, streamed } from './stream-product.ts';

const failure: Outcome = { error: { errorType: 'Error', errorMessage: 'broken', trace: [] } };
const success: Outcome = { payload: 'null' };
const reporting = { FunctionResponseTypes: ['ReportBatchItemFailures'] };

interface Run {
  terms?: object;
  names: string[];
  /** The function's answer to a batch, by the names in it; `report` makes the reply that names failed records. */
  answer(names: string[], report: (...failed: string[]) => Outcome): Outcome;
  /** How old the records are. */
  ageSeconds?: number;
}

/**
 * Delivers one batch and returns what the function got, where the position stood after each step and what was given up.
 */
const run = async ({ terms = {}, names, answer, ageSeconds = 0 }: Run) => {
  const stack = readStack('Test', { Resources: product({ resources: streamed(terms) }) });
  const mapping = readMapping(stack, stack.get('Mapping'));
  const time = 1_800_000_000_000;
  const records = names.map((sk) =>
    streamRecord(mapping.stream, { sequence: `sequence of ${sk}`, time, after: itemOf(sk), expired: false }),
  );
  const nameOf = (record: (typeof records)[number]): string => String(record.dynamodb.Keys.sk?.S);
  const invoked: string[] = [];
  const positions: string[] = [];
  const abandoned: Abandoned[] = [];
  await deliver(records, mapping, {
    invoke: async (batch) => {
      const batchNames = batch.map(nameOf);
      invoked.push(batchNames.join(' '));
      const report = (...failed: string[]): Outcome => ({
        payload: JSON.stringify({ batchItemFailures: failed.map((sk) => ({ itemIdentifier: `sequence of ${sk}` })) }),
      });
      return { ...answer(batchNames, report), requestId: 'request' };
    },
    abandon: (each) => abandoned.push(each),
    moveTo: async (sequence) => {
      positions.push(sequence.slice('sequence of '.length));
    },
    now: () => time + ageSeconds * 1000,
    signal: new AbortController().signal,
  });
  return {
    invoked,
    positions,
    abandoned: abandoned.map(({ records: left, condition }) => [left.map(nameOf).join(' '), condition]),
  };
};

describe('a batch', () => {
  it('is repeated from the first record that the function names', async () => {
    let calls = 0;
    const answer: Run['answer'] = (_, report) => {
      calls += 1;
      return calls === 1 ? report('d', 'b') : report();
    };
    expect(await run({ terms: reporting, names: ['a', 'b', 'c', 'd'], answer })).toEqual({
      invoked: ['a b c d', 'b c d'],
      positions: ['a', 'd'],
      abandoned: [],
    });
  });

  it.each([
    ['names a record that is not in it', { payload: '{"batchItemFailures":[{"itemIdentifier":"other"}]}' }],
    ['names nothing', { payload: '{"batchItemFailures":[{"itemIdentifier":""}]}' }],
    ['makes no sense', { payload: '{"batchItemFailures":[{"id":"a"}]}' }],
  ])('is repeated as a whole when the reply %s', async (_, reply) => {
    const terms = { ...reporting, MaximumRetryAttempts: 1 };
    const { invoked } = await run({ terms, names: ['a', 'b'], answer: () => reply });
    expect(invoked).toEqual(['a b', 'a b']);
  });

  it.each(['null', '{}', '{"batchItemFailures":null}', '{"batchItemFailures":[]}'])(
    'is done when the reply is %s',
    async (payload) => {
      const { invoked, positions } = await run({ terms: reporting, names: ['a'], answer: () => ({ payload }) });
      expect([invoked, positions]).toEqual([['a'], ['a']]);
    },
  );

  it('is given up after its retries, and the position moves on', async () => {
    const terms = { MaximumRetryAttempts: 2 };
    expect(await run({ terms, names: ['a', 'b'], answer: () => failure })).toEqual({
      invoked: ['a b', 'a b', 'a b'],
      positions: ['b'],
      abandoned: [['a b', 'RetryAttemptsExhausted']],
    });
  });

  it('counts attempts anew once another record is at its front', async () => {
    const attempts = new Map<string, number>();
    const answer: Run['answer'] = ([front = ''], report) => {
      const count = (attempts.get(front) ?? 0) + 1;
      attempts.set(front, count);
      if (front === 'c') return report();
      return count === 2 ? report(String.fromCharCode(front.charCodeAt(0) + 1)) : report(front);
    };
    const terms = { ...reporting, MaximumRetryAttempts: 2 };
    const { positions, abandoned } = await run({ terms, names: ['a', 'b', 'c'], answer });
    expect([positions, abandoned]).toEqual([['a', 'b', 'c'], []]);
  });

  it('is halved without using up retries, until the bad record is alone', async () => {
    const terms = { BisectBatchOnFunctionError: true, MaximumRetryAttempts: 0 };
    const answer: Run['answer'] = (names) => (names.includes('c') ? failure : success);
    expect(await run({ terms, names: ['a', 'b', 'c', 'd', 'e'], answer })).toEqual({
      invoked: ['a b c d e', 'a b c', 'a b', 'c', 'd e'],
      positions: ['b', 'c', 'e'],
      abandoned: [['c', 'RetryAttemptsExhausted']],
    });
  });

  it.each([
    [{ MaximumRecordAgeInSeconds: 60 }, 61],
    [{}, 24 * 60 * 60 + 1],
  ])('is given up when it failed and is too old: %j', async (terms, ageSeconds) => {
    expect(await run({ terms, names: ['a'], answer: () => failure, ageSeconds })).toMatchObject({
      invoked: ['a'],
      abandoned: [['a', 'RecordAgeExceeded']],
    });
  });
});
