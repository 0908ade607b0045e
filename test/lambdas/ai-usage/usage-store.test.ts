import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latencyBounds } from '#contracts/ai-usage/endpoints.ts';
import { openQuestionsStore, usageStore } from '#lambdas/ai-usage/index.ts';
import type { AnswerOutcome } from '#lambdas/assistant/index.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import { openTestTable } from '#test/support/test-table.ts';

const noon = Date.UTC(2026, 10, 23, 12, 30);
let opened: Awaited<ReturnType<typeof openTestTable>>;
let moment: { now: number };
let usage: ReturnType<typeof usageStore>;
let questions: ReturnType<typeof openQuestionsStore>;
beforeEach(async () => {
  opened = await openTestTable();
  moment = { now: noon };
  usage = usageStore(opened.table, () => moment.now);
  questions = openQuestionsStore(opened.table, () => moment.now);
});
afterEach(async () => {
  await opened.close();
  expect(opened.problems).toEqual([]);
});

const outcome = (change: Partial<AnswerOutcome> = {}): AnswerOutcome => ({
  time: new Date(moment.now).toISOString(),
  language: 'he',
  rung: 'model',
  provider: 'bedrock',
  model: 'eu.amazon.nova-2-lite-v1:0',
  result: 'answered',
  failures: [],
  inputTokens: 1_500,
  outputTokens: 250,
  microDollars: 1_075,
  milliseconds: 620,
  ...change,
});
const today = () => usage.rows('day', '2026-11-23', '2026-11-23');

describe('what was answered', () => {
  it('is counted by hour and day, language and model, whatever comes at once', async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, () => usage.note(outcome())),
      usage.note(outcome({ milliseconds: 60_000, result: 'safety' })),
      usage.note(outcome({ language: 'fr' })),
    ]);
    const rows = await today();
    expect(rows.map(({ language, calls }) => [language, calls])).toEqual([
      ['fr', 1],
      ['he', 21],
    ]);
    const latency = Array.from({ length: latencyBounds.length + 1 }, () => 0);
    expect(rows[1]).toMatchObject({
      from: '2026-11-23T00:00:00.000Z',
      rung: 'model',
      provider: 'bedrock',
      model: 'eu.amazon.nova-2-lite-v1:0',
      results: { answered: 20, safety: 1, unknown: 0 },
      inputTokens: 31_500,
      outputTokens: 5_250,
      microDollars: 22_575,
      latency: latency.with(5, 20).with(11, 1),
    });
    const hours = await usage.rows('hour', '2026-11-23T12', '2026-11-23T12');
    expect(hours.map(({ calls }) => calls)).toEqual([1, 21]);
    expect(await usage.rows('hour', '2026-11-23T11', '2026-11-23T11')).toEqual([]);
  });

  it('tells why models were passed over, and which', async () => {
    const failures = [
      { model: 'a.large:0', why: 'slow' },
      { model: 'b', why: 'unverified' },
    ] as const;
    await usage.note(outcome({ rung: 'basic', model: 'passages', provider: 'basic', failures: [...failures] }));
    await usage.note(outcome({ rung: 'basic', model: 'passages', provider: 'basic', failures: [failures[0]] }));
    expect((await today())[0]?.failures).toEqual(
      expect.arrayContaining([
        { model: 'a.large:0', why: 'slow', count: 2 },
        { model: 'b', why: 'unverified', count: 1 },
      ]),
    );
  });

  it('is kept for 30 days by the hour and for 400 by the day', async () => {
    await usage.note(outcome());
    const items = (await readPartition(opened.table, { pk: 'AI_USAGE' })) as { sk: string; ttl: number }[];
    const days = items.map(({ sk, ttl }) => [sk.split('#')[0], Math.round((ttl * 1_000 - noon) / 86_400_000)]);
    expect(days).toEqual([
      ['DAY', 400],
      ['HOUR', 30],
    ]);
  });

  it('says when and how the last answer came', async () => {
    expect(await usage.last()).toBeUndefined();
    await usage.note(outcome({ language: 'ru' }));
    moment.now += 60_000;
    await usage.note(outcome({ milliseconds: 12, provider: 'basic', model: 'passages', rung: 'basic' }));
    moment.now += 3 * 86_400_000;
    expect(await usage.last()).toEqual({
      time: '2026-11-23T12:31:00.000Z',
      milliseconds: 12,
      provider: 'basic',
      model: 'passages',
    });
  });
});

describe('a rating', () => {
  const id = 'A'.repeat(22);
  const counts = async () => {
    const { helpful = 0, notHelpful } = (await today())[0] ?? {};
    return { helpful, ...notHelpful };
  };
  const none = { helpful: 0, none: 0, wrong: 0, notAsked: 0, unclear: 0, other: 0 };

  it('counts once, however often it comes, and the last word of it', async () => {
    await usage.note(outcome());
    await usage.remember(id, outcome(), false);
    const rate = (rating: { isHelpful: boolean; reason?: string }) => usage.rate({ id, isKept: false, ...rating });
    await Promise.all([rate({ isHelpful: true }), rate({ isHelpful: true }), rate({ isHelpful: true })]);
    expect(await counts()).toEqual({ ...none, helpful: 1 });
    await rate({ isHelpful: false });
    expect(await counts()).toEqual({ ...none, none: 1 });
    expect(await rate({ isHelpful: false, reason: 'unclear' })).toMatchObject({ language: 'he', wasKept: false });
    expect(await counts()).toEqual({ ...none, unclear: 1 });
  });

  it('does not count in place of one that was given later', async () => {
    await usage.note(outcome());
    await usage.remember(id, outcome(), false);
    const rate = (isHelpful: boolean, ratedAt: number) => usage.rate({ id, isKept: false, isHelpful, ratedAt });
    await rate(true, noon + 2);
    expect(await rate(false, noon + 1)).toBe('superseded');
    expect(await counts()).toEqual({ ...none, helpful: 1 });
    await rate(true, noon + 2);
    await rate(false, noon + 3);
    expect(await counts()).toEqual({ ...none, none: 1 });
  });

  it('of an answer that nobody gave counts nowhere', async () => {
    expect(await usage.rate({ id, isHelpful: true, isKept: false })).toBeUndefined();
    expect(await today()).toEqual([]);
  });

  it('is taken sixty times an hour from an address', async () => {
    for (let time = 0; time < 60; time += 1) await usage.consumeRating('203.0.113.7');
    await expect(usage.consumeRating('203.0.113.7')).rejects.toMatchObject({ code: 'tooManyAttempts' });
    await usage.consumeRating('203.0.113.8');
  });
});

describe('a question without an answer', () => {
  const asked = (change: object = {}) =>
    questions.note({
      text: 'Which rosin?',
      folded: 'which rosin',
      language: 'en',
      why: 'unknown',
      asker: 'a',
      ...change,
    });

  it('is one with those that read the same, in each language', async () => {
    await Promise.all([
      asked(),
      asked({ text: 'which ROSIN' }),
      asked({ why: 'notHelpful' }),
      asked({ language: 'fr' }),
    ]);
    const list = await questions.list();
    expect(list.map(({ language, unknown, notHelpful }) => [language, unknown, notHelpful]).sort()).toEqual([
      ['en', 2, 1],
      ['fr', 1, 0],
    ]);
  });

  it('stays away once it was dismissed, and nothing of its text is left', async () => {
    await asked();
    const [question] = await questions.list();
    const entry = { Put: { TableName: opened.table.name, Item: { pk: 'AUDIT#1', sk: '1' } } };
    await questions.dismiss(question?.id ?? '', entry);
    await asked();
    expect(await questions.list()).toEqual([]);
    expect(JSON.stringify(await readPartition(opened.table, { pk: 'AI_QUESTIONS' }))).not.toContain('rosin');
    await expect(questions.dismiss(question?.id ?? '', entry)).rejects.toMatchObject({ code: 'questionNotFound' });
  });

  it('takes no place of a new one after it was dismissed, however many ask it', async () => {
    await asked();
    const [question] = await questions.list();
    await questions.dismiss(question?.id ?? '', {
      Put: { TableName: opened.table.name, Item: { pk: 'AUDIT#1', sk: '1' } },
    });
    // As many as all may have kept in a day.
    for (let number = 0; number < 100; number += 1) await asked({ asker: `other ${number}` });
    await asked({ folded: 'a new question', asker: 'another' });
    expect(await questions.list()).toHaveLength(1);
  });

  it('is kept of an address twenty times a day', async () => {
    for (let number = 0; number < 22; number += 1) await asked({ folded: `question ${number}` });
    expect(await questions.list()).toHaveLength(20);
    moment.now += 86_400_000;
    await asked({ folded: 'question 21' });
    expect(await questions.list()).toHaveLength(21);
  });
});
