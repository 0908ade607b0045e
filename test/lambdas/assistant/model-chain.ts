import { initialSettings, type SectionValues } from '#contracts/settings/sections.ts';
import type { Language } from '#contracts/text/language.ts';
import type { ModelReply } from '#lambdas/assistant/adapters/converse.ts';
import type { Embedded } from '#lambdas/assistant/adapters/embed.ts';
import { budgetStore, modelSlots } from '#lambdas/assistant/index.ts';
import type { ShoesFor } from '#lambdas/assistant/model/foot-shoes.ts';
import type { ModelRequest } from '#lambdas/assistant/model/model-request.ts';
import type { Vector } from '#lambdas/assistant/model/vector.ts';
import { answerTo } from '#lambdas/assistant/use-cases/answer-to.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

const prices = 'first.model 1 5 2026-11-20\nsecond.model 0.3 2.5 2026-11-20';
const question = 'Who founded Freed of London?';
export const index = passageIndex('en', seededPassages('en'), seededSubjects());

/** The meanings of passages and of a question, and the shoes for any foot. */
export interface Meanings {
  vectors?: ReadonlyMap<string, Vector>;
  meaning?: Vector;
  shoes?: ShoesFor;
}

/** A model's answer, or its failure. */
export type Saying = string | Error | ((request: ModelRequest) => string | Promise<string>);
/** Answers a question with models that say what a test has them say. */
export const modelChain = (
  { table, now }: { table: AppTable; now: number },
  says: Record<string, Saying>,
  models: Partial<SectionValues<'aiModels'>> = {},
  enabled = true,
  { vectors = new Map(), meaning, shoes = () => undefined }: Meanings = {},
) => {
  const calls: { model: string; request: ModelRequest; place: object }[] = [];
  const budget = budgetStore(table, () => now);
  const asked = { visitors: 0 };
  const services = {
    knowledge: async () => index,
    shoes: async () => shoes,
    clock: () => now,
    log: { info: () => {}, error: () => {} },
    limits: {
      consume: async () => {},
      consumeProbe: async () => {},
      mayAskModels: async (_subject: string, most: number) => {
        asked.visitors += 1;
        return asked.visitors <= most;
      },
      mayTellMeaning: async (_subject: string, most: number) => most > 0,
    },
    vectors: async () => vectors,
    embed: async (_model: string, _kind: string, texts: readonly string[]): Promise<Embedded> => {
      if (meaning === undefined) throw new Error('nobody told a meaning');
      return { vectors: texts.map(() => meaning), inputTokens: 10, outputTokens: 0 };
    },
    budget,
    slots: modelSlots(table, () => now),
    converse: async (place: object, model: string, request: ModelRequest): Promise<ModelReply> => {
      calls.push({ place, model, request });
      const said = says[model] ?? '';
      if (said instanceof Error) throw said;
      return { text: typeof said === 'string' ? said : await said(request), inputTokens: 1_000, outputTokens: 100 };
    },
    readMoment: async () => ({
      settings: {
        ...initialSettings,
        aiGateway: { enabled, address: '' },
        aiModels: { ...initialSettings.aiModels, en: 'first.model', second: 'second.model', prices, ...models },
      },
      secret: async () => undefined,
    }),
  };
  const answer = (text = question, language: Language = 'en') =>
    answerTo(services)({ question: text, language, asker: 'somebody' });
  return { answer, calls, budget };
};

/** A model's reply that keeps to its passages. */
export const rightAnswer = (request: ModelRequest) => {
  const { passages } = JSON.parse(request.user) as { passages: { number: number; text: string[] }[] };
  const freed = passages.find(({ text }) => text.some((point) => point.includes('Frederick Freed')));
  return `Frederick Freed founded Freed of London [${freed?.number}].`;
};
