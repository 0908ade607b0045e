import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { modelSlots } from '#lambdas/assistant/index.ts';
import type { ModelRequest } from '#lambdas/assistant/model/model-request.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { modelChain, rightAnswer } from '../model-chain.ts';

let opened: Awaited<ReturnType<typeof openTestTable>>;
beforeAll(async () => {
  opened = await openTestTable();
});
afterAll(() => opened.close());

describe('the assistant', () => {
  it('waits for models with as many questions as are set, and answers all others at once by itself', async () => {
    let answerAll = () => {};
    const gate = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    const slow = async (request: ModelRequest) => {
      await gate;
      return rightAnswer(request);
    };
    const { answer, calls } = modelChain(
      { table: opened.table, now: Date.UTC(2027, 0, 1) },
      { 'first.model': slow },
      { questionsAtOnce: 4 },
    );
    const shown: Awaited<ReturnType<typeof answer>>[] = [];
    const asked = Array.from({ length: 30 }, async () => void shown.push(await answer()));
    // Questions beyond the bound get their answers before any model replies.
    await vi.waitUntil(() => shown.length >= 26, { timeout: 60_000 });
    expect(shown).toHaveLength(26);
    expect(new Set(shown.map(({ answer: { provider } }) => provider))).toEqual(new Set(['basic']));
    expect(shown.every(({ outcome }) => outcome.failures[0]?.why === 'busy')).toBe(true);
    expect(calls).toHaveLength(4);
    answerAll();
    await Promise.all(asked);
    expect(shown.slice(26).map(({ answer: { provider } }) => provider)).toEqual(Array(4).fill('bedrock'));
    expect((await answer()).answer.provider).toBe('bedrock');
  });

  it('is not held up by a function that was stopped with a slot', async () => {
    const now = { time: Date.UTC(2027, 0, 2) };
    const slots = modelSlots(opened.table, () => now.time);
    const lost = await slots.acquire(1);
    expect(await slots.acquire(1)).toBeUndefined();
    now.time += 30_000;
    const next = await slots.acquire(1);
    expect(next).toBeDefined();
    // A late holder frees no other holder's slot.
    await slots.release(lost ?? { number: 0, holder: '' });
    expect(await slots.acquire(1)).toBeUndefined();
    await slots.release(next ?? { number: 0, holder: '' });
    expect(await slots.acquire(1)).toBeDefined();
  });
});
