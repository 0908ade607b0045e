import type { Turn } from '#contracts/assistant/endpoints.ts';
import { answeringKnowledgeSchema, getAnsweringKnowledge } from '#contracts/knowledge/answering.ts';
import type { Language } from '#contracts/text/language.ts';
import { composeAnswer, questionLanguage, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { type PassageIndex, wholeIndex } from '#lambdas/knowledge/search.ts';
import type { GivenAnswer } from '../model/given-answer.ts';

/** An answer that this device has kept comes at once. */
const patienceMs = 5_000;

/** Without a token, as everybody may have it: the service worker keeps nothing that came with one. */
const fetchKnowledge = (language: Language, more: RequestInit = {}): Promise<Response> =>
  fetch(getAnsweringKnowledge.path.replace('{language}', language), {
    headers: { accept: 'application/json' },
    ...more,
  });

/** Has the service worker keep what answers in a language are composed from. */
export const keepKnowledge = async (language: Language): Promise<void> => {
  await fetchKnowledge(language).catch(() => undefined);
};

/** The last one: it is asked again and again, and takes longer to make than an answer. */
let held: { language: Language; version: string; index: PassageIndex } | undefined;

const keptIndex = async (language: Language): Promise<{ index: PassageIndex; at: string } | undefined> => {
  try {
    const response = await fetchKnowledge(language, { signal: AbortSignal.timeout(patienceMs) });
    if (!response.ok) return undefined;
    const { version, passages, subjects } = answeringKnowledgeSchema.parse(await response.json());
    if (passages.length === 0) return undefined;
    if (held?.language !== language || held.version !== version) {
      held = { language, version, index: wholeIndex(language, passages, subjects) };
    }
    return { index: held.index, at: new Date(response.headers.get('date') ?? Date.now()).toISOString() };
  } catch {
    // It was never kept, or by a former release in another form.
    return undefined;
  }
};

export interface KeptQuestion {
  question: string;
  /** Earlier questions, oldest first. */
  conversation?: readonly Turn[];
}

/** Answers as the site does without a model, from what this device has kept; undefined where it has kept nothing for it. */
export const answerFromKept = async (
  { question, conversation = [] }: KeptQuestion,
  page: Language,
): Promise<GivenAnswer | undefined> => {
  const language = questionLanguage(question, page);
  const kept = await keptIndex(language);
  if (!kept) return undefined;
  const earlier = conversation.map((turn) => turn.question);
  const reading = readQuestion(question, language, { earlier, year: new Date().getFullYear() });
  const composed = composeAnswer(reading, kept.index);
  return {
    ...composed,
    answer: composed.paragraphs.map(({ text }) => text).join('\n\n'),
    language,
    keptAt: kept.at,
  };
};
