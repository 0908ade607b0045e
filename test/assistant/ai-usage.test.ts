import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsageRow } from '#contracts/ai-usage/endpoints.ts';
import { openProduct, type Product } from '#test/support/product.ts';

let product: Product;
let token: string;
beforeAll(async () => {
  product = await openProduct();
  token = await product.admin();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

const ask = (body: object, from: string) =>
  product.send('POST /api/ai/ask-hybrid', { body: { language: 'en', ...body }, from });
const read = async (path: string) => {
  const { status, body } = await product.send(`GET /api/admin/ai/${path}`, { token });
  expect(status).toBe(200);
  return body;
};
const rows = async (span: string): Promise<UsageRow[]> => (await read(`usage?span=${span}`)).rows;
const calls = async (span = 'day') => (await rows(span)).reduce((sum, row) => sum + row.calls, 0);

describe('what the assistant was asked', () => {
  it('is counted with each answer, and its state tells of the last one [S-131]', async () => {
    expect(await read('status')).toMatchObject({ available: true, configured: false, ragType: 'lexical' });
    const before = await calls();
    expect((await ask({ question: 'Who founded Freed of London?' }, '127.41.0.1')).body.id).toMatch(/^[\w-]{22}$/);
    await ask({ question: 'מי ייסד את בלוך?', language: 'he' }, '127.41.0.1');
    for (const span of ['day', 'week', 'month']) expect(await calls(span)).toBe(before + 2);
    expect(await rows('day')).toContainEqual(
      expect.objectContaining({ language: 'he', rung: 'basic', provider: 'basic', model: 'passages' }),
    );
    const status = await read('status');
    expect(status).toMatchObject({ provider: 'basic', model: 'passages', ragEnabled: true });
    expect(Math.abs(Date.parse(status.lastUsed) - product.clock.now())).toBeLessThan(60_000);
    expect(status.responseTime).toBeGreaterThanOrEqual(0);
    expect(status.budget).toMatchObject({ today: { spent: 0, limit: 1_000_000 }, month: { spent: 0 } });
    expect(status.prices).toEqual([]);
    expect(status.languages).toHaveLength(5);
    for (const { sources, contextLength } of status.languages) {
      expect(sources).toBeGreaterThan(100);
      expect(contextLength).toBeGreaterThan(10_000);
    }
  });

  it('does not count what an administrator tries out, which is limited', async () => {
    const before = await calls();
    const probe = () => product.send('POST /api/admin/ai/probe', { token, body: { language: 'he' } });
    expect((await probe()).body).toMatchObject({
      question: 'כמה זמן מחזיקות נעלי פוינט?',
      answer: expect.stringMatching(/\p{Script=Hebrew}/u),
      rung: 'basic',
      model: 'passages',
      failures: [],
    });
    // A step without a model is not asked.
    const second = { token, body: { language: 'he', rung: 'second' } };
    expect((await product.send('POST /api/admin/ai/probe', second)).body).toMatchObject({
      rung: 'basic',
      failures: [],
    });
    expect(await calls()).toBe(before);
    const replies = await Promise.all(Array.from({ length: 12 }, probe));
    expect(replies.map(({ status }) => status)).toContain(429);
  });

  it('knows whether an answer helped', async () => {
    const { id } = (await ask({ question: 'How long do pointe shoes last?' }, '127.41.0.2')).body;
    const rate = (body: object) => product.send('POST /api/ai/feedback', { body: { id, ...body }, from: '127.41.0.2' });
    const helped = async () => (await rows('day')).reduce((sum, { helpful }) => sum + helpful, 0);
    const before = await helped();
    expect((await rate({ isHelpful: true })).status).toBe(204);
    expect((await rate({ isHelpful: true })).status).toBe(204);
    expect(await helped()).toBe(before + 1);
    const unclear = async () => (await rows('day')).reduce((sum, { notHelpful }) => sum + notHelpful.unclear, 0);
    const unclearBefore = await unclear();
    expect((await rate({ isHelpful: false, reason: 'unclear' })).status).toBe(204);
    expect(await unclear()).toBe(unclearBefore + 1);
    expect(await helped()).toBe(before);
    const unknown = await product.send('POST /api/ai/feedback', {
      body: { id: 'B'.repeat(22), isHelpful: true },
      from: '127.41.0.2',
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'answerNotFound']);
  });

  it('keeps a question only where its asker agrees, without what leads to a person [Q-043]', async () => {
    const texts = async (): Promise<string[]> =>
      (await read('questions')).items.map(({ text }: { text: string }) => text);
    await ask({ question: 'Where do flumoxes graze?' }, '127.41.0.3');
    await ask({ question: 'Where do snorklewaps hibernate? Write to dana@mail.example', mayKeep: true }, '127.41.0.3');
    expect((await texts()).join('\n')).not.toContain('flumoxes');
    expect(await texts()).toContain('Where do snorklewaps hibernate? Write to …');

    const question = 'Who founded Capezio?';
    const { id } = (await ask({ question }, '127.41.0.3')).body;
    const rate = (more: object) =>
      product.send('POST /api/ai/feedback', { body: { id, isHelpful: false, ...more }, from: '127.41.0.3' });
    await rate({});
    expect(await texts()).not.toContain(question);
    await rate({ question });
    await rate({ question, reason: 'wrong' });
    const { items } = await read('questions');
    expect(items.find(({ text }: { text: string }) => text === question)).toMatchObject({ notHelpful: 1, unknown: 0 });
  });
});
