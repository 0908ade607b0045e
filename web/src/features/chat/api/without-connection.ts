import type { Language } from '#contracts/text/language.ts';
import type { Connection } from '#web/shared/network/connection-type.ts';
import { whenIdle } from '#web/shared/when-idle.ts';
import type { GivenAnswer } from '../model/given-answer.ts';
import type { KeptQuestion } from './kept-answers.ts';

/** How long a question waits for code that may or may not have been kept. */
const patienceMs = 3_000;

/** Undefined where it cannot be had. */
const keptAnswers = () => import('./kept-answers.ts').catch(() => undefined);

/** In a browser that does not say which import has failed, it stays pending for ever (`watchMissingCode`). */
const keptAnswersAtHand = () =>
  Promise.race([keptAnswers(), new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))]);

/** Fetches in idle time what answers are composed of, so that they are there once the connection is not. */
export const prepareKeptAnswers = (language: Language): void => {
  const { serviceWorker, onLine, connection } = navigator as Navigator & { connection?: Connection };
  if (!serviceWorker?.controller || !onLine || connection?.saveData) return;
  whenIdle(() => void keptAnswers().then((code) => code?.keepKnowledge(language)));
};

/** An answer without a connection; undefined where this device has not kept what it takes, as none has without a worker. */
export const answerWithoutConnection = async (
  question: KeptQuestion,
  page: Language,
): Promise<GivenAnswer | undefined> =>
  navigator.serviceWorker?.controller ? (await keptAnswersAtHand())?.answerFromKept(question, page) : undefined;
