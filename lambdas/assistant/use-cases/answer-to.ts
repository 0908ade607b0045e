import type { Answer, Turn } from '#contracts/assistant/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { answerByModel } from '../model/answer-by-model.ts';
import type { AnswerOutcome } from '../model/answer-outcome.ts';
import { resultOf } from '../model/answer-result.ts';
import { composeAnswer } from '../model/compose-answer.ts';
import { type ModelReading, needsModelReading, readingRequest, withModelReading } from '../model/model-reading.ts';
import { questionLanguage } from '../model/question-language.ts';
import { nearPassages, questionsIn } from '../model/questions-in.ts';
import { gainsByMeaning } from '../model/rank-passages.ts';
import { readQuestion } from '../model/read-question.ts';
import type { Reading } from '../model/reading.ts';
import type { AssistantServices } from '../services.ts';
import { askModels, type ModelAnswer, type ModelQuestion, type ModelServices } from '../steps/ask-models.ts';
import { type MeaningServices, nearByMeaning, noNearness } from '../steps/near-by-meaning.ts';

interface Question {
  question: string;
  /** Earlier questions of the same conversation, oldest first. */
  conversation?: readonly Turn[] | undefined;
  /** That of the page. */
  language: Language;
  /** Whose budget of questions to models it is. */
  asker: string;
  /** The one rung that is asked; undefined for all, one after the other. */
  only?: AnswerOutcome['rung'] | undefined;
}
type Answered = Omit<Answer, 'id'>;

const byItself = { rung: 'basic', provider: 'basic', model: 'passages' } as const;
const noModel: ModelAnswer = { failures: [], inputTokens: 0, outputTokens: 0, microDollars: 0 };

export type AnsweringServices = Pick<AssistantServices, 'knowledge' | 'shoes'> & ModelServices & MeaningServices;

/**
 * Answers about pain, illness and children are written by people, and not by a model, also where an earlier message
 * mentioned them.
 */
const isSafe = (reading: Reading): boolean =>
  [reading, ...reading.earlier].every(({ dangers }) => dangers.length === 0);

/** The site answers by itself if anything is wrong with models. */
const tryModels = (services: AnsweringServices, asked: ModelQuestion): Promise<ModelAnswer> =>
  askModels(services, asked).catch((error: unknown) => {
    services.log.error('models could not be asked', { cause: error instanceof Error ? error.name : 'unknown' });
    return noModel;
  });

/**
 * Answers in the language of the question, from what the site knows, by a model if there is one and otherwise by
 * itself, and says what became of the question. The asker is counted for models only.
 */
export const answerTo =
  (services: AnsweringServices) =>
  async ({
    question,
    conversation = [],
    language: page,
    asker,
    only,
  }: Question): Promise<{ answer: Answered; outcome: AnswerOutcome }> => {
    const began = services.clock();
    const language = questionLanguage(question, page);
    const [index, shoes] = await Promise.all([services.knowledge(language), services.shoes(language)]);
    const earlier = conversation.map((turn) => turn.question);
    const own = readQuestion(question, language, { earlier, year: new Date(began).getUTCFullYear() });
    const understood = (read?: ModelReading): Reading => (read ? withModelReading(own, read, index) : own);
    const asks = index.asks(question);
    const isOfUse = () => gainsByMeaning(own.asked, index);
    const near =
      asks && isSafe(own)
        ? await nearByMeaning(services)({ question: own.asked.text, language, asker, isOfUse })
        : noNearness;
    const passages = (read?: ModelReading) => {
      const reading = understood(read);
      return isSafe(reading) ? nearPassages(questionsIn(reading, index, near.passages), near.passages) : [];
    };
    const isMatched = (shoes(own, index)?.shoes.length ?? 0) > 0;
    // A greeting needs no model, and shoes are named for a foot by the match.
    const isForModels = !isMatched && only !== 'basic' && asks && (isSafe(own) || needsModelReading(own));
    const reading = needsModelReading(own) ? readingRequest(own) : undefined;
    const {
      answer: written,
      read,
      ...spent
    } = isForModels
      ? await tryModels(services, { question, conversation, language, index, reading, passages, asker, only })
      : noModel;
    const composed = composeAnswer(understood(read), index, { nearest: near.passages, shoes });
    const result = resultOf(understood(read), composed, index);
    const isHybrid = near.passages.length > 0;
    const { rung, provider, model } = written ?? byItself;
    const { paragraphs, sources, suggestions, finder, shops } = written
      ? answerByModel(written.paragraphs, composed)
      : composed;
    return {
      answer: {
        answer: paragraphs.map(({ text }) => text).join('\n\n'),
        ...{ paragraphs, language, sources, suggestions, provider, model },
        ...(finder === undefined ? {} : { finder }),
        ...(shops ? { shops } : {}),
        hybrid_mode: isHybrid,
        rag_enabled: true,
        rag_type: isHybrid ? 'hybrid' : 'lexical',
      },
      outcome: {
        time: nowOf(services),
        language,
        rung,
        provider,
        model,
        result: written ? 'answered' : result,
        ...spent,
        inputTokens: spent.inputTokens + near.inputTokens,
        microDollars: spent.microDollars + near.microDollars,
        milliseconds: services.clock() - began,
      },
    };
  };
