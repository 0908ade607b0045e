import { auditLog } from '#lambdas/audit/index.ts';
import {
  cachedKnowledge,
  knowledgeEditingRoutes,
  knowledgeSeeder,
  knowledgeStore,
  passagesStore,
} from '#lambdas/knowledge/index.ts';
import type { Seed } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import { openTestTable } from '#test/support/test-table.ts';

/** The administration of the knowledge on a table of its own, with a clock that tests move. */
export const openPassagesHarness = async () => {
  const testTable = await openTestTable();
  const { table } = testTable;
  let now = Date.parse('2026-11-23T12:00:00.000Z');
  let ids = 0;
  const clock = () => now;
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const store = knowledgeStore(table);
  const passages = passagesStore(table, newId);
  const routes = knowledgeEditingRoutes({
    ...{ passages, clock, newId },
    audit: auditLog({ table, clock, newId }),
  });
  const caller = {
    ...{ userId: '11111111-1111-4111-8111-111111111111', username: 'dana' },
    ...{ isAdmin: true, isConfirmed: false, originId: 'origin' },
  };
  const operation = { id: 'once', finished: () => [] };
  return {
    table,
    store,
    passages,
    routes,
    clock,
    seeder: knowledgeSeeder(table, newId),
    read: cachedKnowledge(store, clock),
    /** The parts of every call, and these. */
    call: (parts: object = {}) =>
      ({
        client: { ip: '203.0.113.7', userAgent: 'test' },
        caller,
        operation,
        language: 'en',
        query: {},
        ...parts,
      }) as never,
    pass: (ms: number) => {
      now += ms;
    },
    close: testTable.close,
  };
};
export type PassagesHarness = Awaited<ReturnType<typeof openPassagesHarness>>;

export const passageFacts = (parts: object = {}) => ({
  ...{ kind: 'fit', confidence: 'common', safety: false, choosing: false, sources: ['https://dance.example/elastic'] },
  ...parts,
});

export const passageText = (parts: object = {}) => ({
  title: 'Elastic that rolls',
  text: ['Elastic that rolls at the heel is sewn too far back.', 'A crossed elastic holds a narrow heel.'],
  questions: [
    'Why does my elastic roll?',
    'elastic rolls at the heel',
    'How do I sew elastic so that it stays flat?',
    'elastic twisting',
  ],
  ...parts,
});

/** A seed of one passage, whose English and Hebrew a test may change. */
export const seedOf = (texts: { en?: string; he?: string } = {}, parts: object = {}): Seed => {
  const text = (title: string) => ({ title, text: [`${title}.`], questions: [`${title}?`] });
  return {
    passages: [
      {
        id: 'elastic',
        facts: passageFacts(parts) as Seed['passages'][number]['facts'],
        texts: {
          he: text(texts.he ?? 'גומי שמתגלגל'),
          en: text(texts.en ?? 'Rolling elastic'),
          ru: text('Резинка скручивается'),
          fr: text('Un élastique qui roule'),
          es: text('Una goma que se enrolla'),
        },
      },
    ],
    subjects: [{ id: 'bloch', names: ['Bloch', 'בלוך'] }],
  };
};
