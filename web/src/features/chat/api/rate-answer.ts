import { rateAnswer } from '#contracts/ai-usage/feedback.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import { isKept } from '#web/shared/api/waiting.ts';
import { write } from '#web/shared/api/write.ts';

/** Says whether an answer helped, now or as soon as there is a connection. @throws ApiError */
export const sendRating = (body: Input<typeof rateAnswer, 'body'>): Promise<void> =>
  write(rateAnswer, { body }).catch((error) => {
    if (!isKept(error)) throw error;
  });
