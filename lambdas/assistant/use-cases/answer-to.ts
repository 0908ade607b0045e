import type { Answer } from '#contracts/assistant.ts';
import type { Language } from '#contracts/text/language.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { answerByModel } from '../model/answer-by-model.ts';
import type { AnswerOutcome } from '../model/answer-outcome.ts';
import { resultOf } from '../model/answer-result.ts';
import { composeAnswer } from '../model/compose-answer.ts';
import { questionLanguage } from '../model/question-language.ts';
import { gainsByMeaning, nearPassages } from '../model/rank-passages.ts';
import { readQuestion } from '../model/read-question.ts';
import type { AssistantServices } from '../services.ts';
import { askModels, type ModelAnswer, type ModelQuestion, type ModelServices } from './ask-models.ts';
import { type MeaningServices, nearByMeaning, noNearness } from './near-by-meaning.ts';

interface Question {
  question: string;
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

export type AnsweringServices = Pick<AssistantServices, 'knowledge'> & ModelServices & MeaningServices;

/** Whatever is wrong with models, the site answers by itself. */
const tryModels = (services: AnsweringServices, asked: ModelQuestion): Promise<ModelAnswer> =>
  askModels(services, asked).catch((error: unknown) => {
    services.log.error('models could not be asked', { cause: error instanceof Error ? error.name : 'unknown' });
    return noModel;
  });

/**
 * Answers in the language of the question, from what the site knows, by a model where there is one and else by itself, and says what became
 * of it. Whoever asks is counted for models only.
 */
export const answerTo =
  (services: AnsweringServices) =>
  async ({
    question,
    language: page,
    asker,
    only,
  }: Question): Promise<{ answer: Answered; outcome: AnswerOutcome }> => {
    const began = services.clock();
    const language = questionLanguage(question, page);
    const index = await services.knowledge(language);
    const reading = readQuestion(question, language, new Date(began).getUTCFullYear());
    const { asked } = reading;
    const byWords = composeAnswer(reading, index);
    const resultByWords = resultOf(reading, byWords, index);
    // What is said of pain, illness and children is what people wrote, and no model's; a greeting needs none.
    const mayAsk = resultByWords !== 'safety' && index.asks(question);
    const isOfUse = () => gainsByMeaning(asked, index);
    const near = mayAsk
      ? await nearByMeaning(services)({ question: asked.text, language, asker, isOfUse })
      : noNearness;
    const isHybrid = near.passages.length > 0;
    const composed = isHybrid ? composeAnswer(reading, index, near.passages) : byWords;
    const result = isHybrid ? resultOf(reading, composed, index) : resultByWords;
    const isForModels = mayAsk && only !== 'basic';
    const passages = () => nearPassages(asked, index, near.passages);
    const { answer: written, ...spent } = isForModels
      ? await tryModels(services, { question, language, index, passages, asker, only })
      : noModel;
    const { rung, provider, model } = written ?? byItself;
    const { paragraphs, sources, suggestions } = written ? answerByModel(written.paragraphs, composed) : composed;
    return {
      answer: {
        answer: paragraphs.map(({ text }) => text).join('\n\n'),
        ...{ paragraphs, language, sources, suggestions, provider, model },
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
