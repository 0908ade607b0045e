import { type Answer, ask, askHybrid, askWithRag, type Turn } from '#contracts/assistant/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import type { GivenAnswer } from '../model/given-answer.ts';
import { answerWithoutConnection } from './without-connection.ts';

interface Asked {
  question: string;
  /** That of the page. */
  language: Language;
  /** Whether the question may be kept if there is no answer to it. */
  mayKeep?: true;
  /** Earlier questions, oldest first. */
  conversation?: Turn[];
}

/** A visitor who asks too much must wait, no matter who would answer. */
const isLimited = (error: unknown) => error instanceof ApiError && error.status === 429;
const isUnreached = (error: unknown) => error instanceof ApiError && error.status === 0;
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400;

/** The site's own answer: the best one first, and the next one where that fails. */
const askSite = async (asked: Asked, signal: AbortSignal): Promise<Answer> => {
  const mayAskNext = (error: unknown) => !signal.aborted && !isLimited(error);
  try {
    return await write(askHybrid, { body: { ...asked, includesSources: true }, signal });
  } catch (error) {
    if (!mayAskNext(error) || !isRefused(error)) throw error;
  }
  try {
    return await write(askWithRag, { body: asked, signal });
  } catch (error) {
    if (!mayAskNext(error)) throw error;
  }
  return write(ask, { body: asked, signal });
};

/**
 * Asks the site, and where nothing of it can be reached, what this device has kept of it.
 * @throws ApiError when none answers, and the signal's reason once it is aborted.
 */
export const askAssistant = async (asked: Asked, signal: AbortSignal): Promise<GivenAnswer> => {
  try {
    return await askSite(asked, signal);
  } catch (error) {
    const kept = isUnreached(error) ? await answerWithoutConnection(asked, asked.language) : undefined;
    if (!kept || signal.aborted) throw error;
    return kept;
  }
};
