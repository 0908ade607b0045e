import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { embedChanges } from '#lambdas/functions/wiring/embed-changes.ts';

const message = (messageId: string, body: object) => ({ messageId, body: JSON.stringify(body) }) as SQSRecord;
const change = (pk: string, sk = pk) => message(pk, { event: 'MODIFY', keys: { pk, sk } });
const version = change('KNOWLEDGE#VERSION');
const settings = change('SETTINGS');
const post = change('POST#1', 'POST');
const everything = message('everything', { request: 'everything' });

const open = ({ failed = [] as string[] } = {}) => {
  const told = { times: 0, error: undefined as Error | undefined, isDone: true, wentOn: 0 };
  const hear = embedChanges({
    ingest: async () => ({ batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) }),
    embedAll: async () => {
      told.times += 1;
      if (told.error) throw told.error;
      return { changed: 3, isDone: told.isDone };
    },
    goOn: async () => {
      told.wentOn += 1;
    },
    log: { info: () => {}, error: () => {} },
  });
  return { hear, told };
};
const failedIn = async (reply: ReturnType<ReturnType<typeof embedChanges>>) =>
  (await reply).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);

describe('changes of the knowledge and of settings', () => {
  it.each([
    ['the knowledge', version],
    ['settings', settings],
    ['a deployment', everything],
    ['those for which there was no time', message('meanings', { request: 'meanings' })],
  ])('have passages embedded: %s', async (_what, record) => {
    const { hear, told } = open();
    expect(await failedIn(hear([record]))).toEqual([]);
    expect([told.times, told.wentOn]).toEqual([1, 0]);
  });

  it('do so once, however many there are, and content alone does not', async () => {
    const { hear, told } = open();
    await hear([version, post, settings, version]);
    expect(told.times).toBe(1);
    await hear([post]);
    expect(told.times).toBe(1);
  });

  it('are done with, and another call goes on, where this one has no time for all', async () => {
    const { hear, told } = open();
    told.isDone = false;
    expect(await failedIn(hear([version]))).toEqual([]);
    expect([told.times, told.wentOn]).toEqual([1, 1]);
  });

  it('come again where the model cannot be asked, and what was taken in does not', async () => {
    const { hear, told } = open();
    told.error = new Error('throttled');
    expect(await failedIn(hear([post, version]))).toEqual(['KNOWLEDGE#VERSION']);
    await expect(hear([version, settings])).rejects.toThrow('2 changes without their meaning');
  });

  it('wait for what could not be taken in', async () => {
    const { hear, told } = open({ failed: ['everything'] });
    expect(await failedIn(hear([everything, post]))).toEqual(['everything']);
    expect(told.times).toBe(0);
  });
});
