import { rateAnswer } from '#contracts/ai-feedback.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import { write } from '#web/shared/api/write.ts';

/** Says whether an answer helped. @throws ApiError */
export const sendRating = (body: Input<typeof rateAnswer, 'body'>): Promise<void> => write(rateAnswer, { body });
