import { afterEach, describe, expect, it, vi } from 'vitest';
import { answeringKnowledgeSchema } from '#contracts/knowledge/answering.ts';
import { initialSettings } from '#contracts/settings/sections.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { answerTo } from '#lambdas/assistant/use-cases/answer-to.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import { getAnsweringKnowledge } from '#lambdas/knowledge/use-cases/get-answering-knowledge.ts';
import { answerFromKept, keepKnowledge } from '#web/features/chat/api/kept-answers.ts';
import { network } from '../../support/network.ts';

const store = {
  version: async () => 'some version',
  passages: async (language: Language) => [
    ...seededPassages(language),
    {
      ...{ id: 'brand:repetto', origin: 'brand' as const, kind: 'brand' as const, confidence: 'sourced' as const },
      ...{ safety: false, choosing: false, names: ['Repetto', 'רפטו'], sources: ['/brand/repetto', '/elsewhere'] },
      title: 'Repetto',
      text: ['Repetto: Paris, 1947.'],
      questions: ['Repetto?'],
    },
  ],
  subjects: async () => seededSubjects(),
};
const indexes = new Map(
  await Promise.all(
    languages.map(
      async (language) =>
        [language, wholeIndex(language, await store.passages(language), await store.subjects())] as const,
    ),
  ),
);

/** As the site answers where no model is set. */
const answerOfSite = async (question: string, language: Language) => {
  const nobody = async () => {
    throw new Error('nobody may be asked');
  };
  const { answer } = await answerTo({
    knowledge: async (of: Language) => indexes.get(of) ?? wholeIndex(of, [], []),
    // They are named only with a connection.
    shoes: async () => () => undefined,
    limits: { consume: nobody, consumeProbe: nobody, mayAskModels: nobody, mayTellMeaning: nobody },
    budget: { reserve: nobody, settle: nobody },
    slots: { acquire: nobody, release: nobody },
    converse: nobody,
    vectors: async () => new Map(),
    embed: nobody,
    readMoment: async () => ({ settings: initialSettings, secret: async () => undefined }),
    log: { info: () => {}, error: () => {} },
    clock: Date.now,
  })({ question, language, asker: 'somebody' });
  return answer;
};

const date = 'Fri, 27 Nov 2026 10:00:00 GMT';
/** The copies on this device, by language. */
const kept = async (...of: Language[]) => {
  const replies = new Map<string, string>();
  for (const language of of) {
    const knowledge = await getAnsweringKnowledge(store)({ pathParameters: { language } });
    replies.set(`/api/ai/knowledge/${language}`, JSON.stringify(answeringKnowledgeSchema.parse(knowledge)));
  }
  const fetch = vi.fn(async (url: string, _request: RequestInit) => {
    const reply = replies.get(url);
    if (reply === undefined) throw new TypeError('no network');
    return new Response(reply, { headers: { date } });
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('an answer from what was kept', () => {
  it.each<[Language, string]>([
    ['he', 'איך לייבש את הנעליים?'],
    ['he', 'כואבות לי האצבעות והן נפוחות'],
    ['he', 'מה ההבדל בין בלוך לגיינור?'],
    ['en', 'Who founded Freed of London?'],
    ['en', 'my daughter is nine, which pointe shoes should she get?'],
    ['en', 'Where is Repetto from?'],
    ['en', 'what is the capital of Mongolia?'],
    ['ru', 'Сколько стоят пуанты Grishko?'],
    ['ru', 'спасибо!'],
    ['fr', 'Combien de temps dure une paire ?'],
    ['fr', 'Quelles pointes choisir pour débuter ?'],
    ['es', '¿Puedo bailar después de una operación de tobillo?'],
    ['es', '¿Cómo se cosen las cintas?'],
    // Not in the language of the page.
    ['fr', 'איך תופרים סרטים?'],
  ])('is the one that the site composes, on a page in %s: %s', async (page, question) => {
    await kept(...languages);
    const site = await answerOfSite(question, page);
    expect(site.answer).not.toBe('');
    const { keptAt, ...answer } = (await answerFromKept({ question }, page)) ?? {};
    const { answer: text, paragraphs, language, sources, suggestions } = site;
    expect(answer).toEqual({ answer: text, paragraphs, language, sources, suggestions });
    expect(keptAt).toBe('2026-11-27T10:00:00.000Z');
  });

  it('comes only in a language of which there is something', async () => {
    await kept('he');
    expect(await answerFromKept({ question: 'Who founded Freed of London?' }, 'he')).toBeUndefined();
    expect((await answerFromKept({ question: 'מי ייסד את Freed?' }, 'en'))?.language).toBe('he');
  });

  it.each([
    ['a refusal', () => new Response('', { status: 404 })],
    ['what a former release has kept in another form', () => Response.json({ passages: ['text'] })],
    ['nothing', () => Response.json({ version: '', passages: [], subjects: [] })],
  ])('is not made of %s', async (_what, reply) => {
    network(reply);
    expect(await answerFromKept({ question: 'Who founded Freed of London?' }, 'en')).toBeUndefined();
  });

  it('is kept as everybody may have it, without the token of whoever is logged in', async () => {
    const fetch = await kept('ru');
    await keepKnowledge('ru');
    await keepKnowledge('he');
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/ai/knowledge/ru', '/api/ai/knowledge/he']);
    for (const [, { headers }] of fetch.mock.calls) expect(headers).toEqual({ accept: 'application/json' });
  });
});
