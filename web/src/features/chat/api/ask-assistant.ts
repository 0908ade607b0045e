import { type Answer, ask, askHybrid, askWithRag } from '#contracts/assistant.ts';
import type { Language } from '#contracts/text/language.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';

interface Asked {
  question: string;
  /** That of the page. */
  language: Language;
  /** Whether the question may be kept if there is no answer to it. */
  mayKeep?: true;
}

/** Who has asked too much has to wait, whoever would answer. */
const isLimited = (error: unknown) => error instanceof ApiError && error.status === 429;
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400;

/**
 * Asks for the best answer first, and the next one where that fails.
 * @throws ApiError when none answers, and the signal's reason once it is aborted.
 */
export const askAssistant = async (asked: Asked, signal: AbortSignal): Promise<Answer> => {
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
