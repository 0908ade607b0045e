import { ApiError } from '../api/api-error.ts';

/** A proof for one sending, as the site is configured or by a proof of work. @throws ApiError if there is none. */
export type TakeProof = (by: 'configuration' | 'work') => Promise<string>;

/**
 * Sends with a proof. One that the server refuses, or cannot check because the widget's service is away, is followed by a
 * proof of work, once, without a word: the server takes it beside the widget, so nobody has to be let in unchecked.
 */
export const sendWithProof = async <T>(take: TakeProof, post: (token: string) => Promise<T>): Promise<T> => {
  try {
    return await post(await take('configuration'));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'botCheckFailed') throw error;
    const token = await take('work').catch(() => {
      throw error;
    });
    return post(token);
  }
};
