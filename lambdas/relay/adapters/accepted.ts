import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Answer, Ask, Question } from './ask.ts';

/** The seconds to wait that a service names, within reason. */
const secondsOf = (retryAfter: string | undefined): number => {
  const seconds = Number(retryAfter);
  return Number.isInteger(seconds) && seconds > 0 ? Math.min(seconds, 3_600) : 60;
};

/** The refusals that concern what operators have set: the service does not know the site, or refuses it. */
const ofOperators = [401, 403, 404];

/**
 * The answer of a service that took what was sent.
 * @throws ProblemError `unavailable` without an answer that is one, `tooManyAttempts` where the service wants less,
 * `invalidRequest` where it refuses what the visitor sent.
 */
export const accepted = async (
  ask: Ask,
  question: Question,
  outages: readonly number[] = ofOperators,
): Promise<Answer> => {
  let answer: Answer;
  try {
    answer = await ask(question);
  } catch (cause) {
    throw new ProblemError('unavailable', { cause });
  }
  const { status, headers } = answer;
  if (status >= 200 && status < 300) return answer;
  if (status === 429) throw new ProblemError('tooManyAttempts', { retryAfter: secondsOf(headers['retry-after']) });
  if (status >= 400 && status < 500 && !outages.includes(status)) throw new ProblemError('invalidRequest');
  throw new ProblemError('unavailable', { cause: new Error(`${question.url.host} answered ${status}`) });
};
