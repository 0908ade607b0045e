import { ApiError } from '../api/api-error.ts';

/** Returns a proof for one request: of the configured kind, or a proof of work. @throws ApiError if none can be had. */
export type TakeProof = (by: 'configuration' | 'work') => Promise<string>;

/**
 * Sends a request with a proof. If the server refuses the proof, or cannot check it because the widget's service is
 * down, the request is sent once more with a proof of work, without informing the visitor. The server accepts both
 * kinds, so no visitor is let in unchecked.
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
