import { describe, expect, it } from 'vitest';
import { initialSettings } from '#contracts/settings/sections.ts';
import type { Language } from '#contracts/text/language.ts';
import type { AnswerOutcome } from '#lambdas/assistant/model/answer-outcome.ts';
import { ask } from '#lambdas/assistant/use-cases/ask.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const time = '2027-03-01T10:00:00.000Z';

const withoutModels = {
  budget: { reserve: async () => undefined, settle: async () => {} },
  slots: { acquire: async () => undefined, release: async () => {} },
  converse: async () => {
    throw new Error('nobody may be asked');
  },
  vectors: async () => new Map(),
  embed: async () => {
    throw new Error('nobody may be asked');
  },
  readMoment: async () => ({ settings: initialSettings, secret: async () => undefined }),
  log: { info: () => {}, error: () => {} },
};

const outcomeOf = async (question: string, language: Language): Promise<AnswerOutcome[]> => {
  const noted: AnswerOutcome[] = [];
  const services = {
    knowledge: async (of: Language) => passageIndex(of, seededPassages(of), seededSubjects()),
    shoes: async () => () => undefined,
    limits: {
      consume: async () => {},
      consumeProbe: async () => {},
      mayAskModels: async () => true,
      mayTellMeaning: async () => true,
    },
    usage: { note: (outcome: AnswerOutcome) => void noted.push(outcome) },
    clock: () => Date.parse(time),
    ...withoutModels,
    newId: () => '',
    pseudonymOf: (address: string) => `pseudonym of ${address}`,
  };
  await ask(services)({ body: { question, language }, client: { ip: '192.0.2.1', userAgent: '' } });
  return noted;
};

describe('what became of a question', () => {
  it.each<[AnswerOutcome['result'], Language, string]>([
    ['answered', 'en', 'Who founded Freed of London?'],
    ['answered', 'fr', 'merci !'],
    ['answered', 'es', '¿Hay descuento esta semana?'],
    ['safety', 'he', 'כואבות לי האצבעות'],
    ['unknown', 'en', 'what is the capital of Mongolia?'],
  ])('is noted once, without its text: %s, in %s', async (result, language, question) => {
    expect(await outcomeOf(question, language)).toEqual([
      {
        time,
        language,
        rung: 'basic',
        provider: 'basic',
        model: 'passages',
        result,
        failures: [],
        inputTokens: 0,
        outputTokens: 0,
        microDollars: 0,
        milliseconds: 0,
      },
    ]);
  });
});
