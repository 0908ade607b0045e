import { describe, expect, it } from 'vitest';
import type { LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { knowledgeRoutes } from '#lambdas/knowledge/routes.ts';

const passage: LocalizedPassage = {
  ...{ id: 'care-dry', origin: 'written', kind: 'fit', confidence: 'sourced', safety: false, choosing: false },
  ...{ sources: ['https://example.com/named', 'https://example.com/read-besides'], title: 'Drying' },
  ...{ text: ['Dry them in the air.'], questions: ['How do I dry them?', 'wet shoes'] },
};
const chapter: LocalizedPassage = {
  ...{ id: 'tip:drying', origin: 'tip', kind: 'fit', confidence: 'sourced', safety: false, choosing: false },
  ...{ sources: ['/tips#drying'], title: 'Drying', text: ['The guide has a chapter: Drying.'] },
  questions: ['Drying', 'A point for members'],
};

const openKnowledge = () => {
  const stated = { version: 'first' as string | undefined, read: 0, now: 0 };
  const routes = knowledgeRoutes(
    {
      version: async () => stated.version,
      async passages() {
        stated.read += 1;
        return [passage, chapter];
      },
      subjects: async () => [{ id: 'bloch', names: ['Bloch'] }],
    },
    () => stated.now,
  );
  const read = () =>
    routes.getAnsweringKnowledge({
      ...{ pathParameters: { language: 'en' as const }, query: undefined, body: undefined, language: 'en' as const },
      ...{ client: { ip: '', userAgent: '' }, cookies: {} as never, operation: undefined, caller: undefined },
    });
  return { stated, read };
};

describe('what answers are composed from, for everybody', () => {
  it('is what they show: the one source that they name, and of the guide no words of its points', async () => {
    const { version, passages, subjects } = await openKnowledge().read();
    expect([version, subjects]).toEqual(['first', [{ id: 'bloch', names: ['Bloch'] }]]);
    expect(passages).toEqual([
      { ...passage, sources: ['https://example.com/named'] },
      { ...chapter, questions: ['Drying'] },
    ]);
  });

  it('is empty before anything was seeded', async () => {
    const { stated, read } = openKnowledge();
    stated.version = undefined;
    expect((await read()).version).toBe('');
  });

  it('is read from the table once in half a minute, however often it is asked for', async () => {
    const { stated, read } = openKnowledge();
    for (const seconds of [0, 10, 29]) {
      stated.now = seconds * 1_000;
      await read();
    }
    expect(stated.read).toBe(1);
    stated.now = 30_000;
    await read();
    expect(stated.read).toBe(2);
  });
});
