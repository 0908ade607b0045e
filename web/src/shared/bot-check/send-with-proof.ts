import { ApiError } from '../api/api-error.ts';

interface Proofs {
  /** A proof for one sending. @throws ApiError if there is none. */
  take: () => Promise<string>;
  /** From now on by a proof of work, or again as the site is configured. */
  preferWork: (isOn: boolean) => void;
}

/**
 * Sends with a proof. One that the server refuses, or cannot check because the widget's service is away, is followed by a
 * proof of work, once, without a word: the server takes it beside the widget, so nobody has to be let in unchecked.
 */
export const sendWithProof = async <T>(
  { take, preferWork }: Proofs,
  post: (token: string) => Promise<T>,
): Promise<T> => {
  try {
    return await post(await take());
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'botCheckFailed') throw error;
    preferWork(true);
    try {
      const token = await take().catch(() => {
        throw error;
      });
      return await post(token);
    } finally {
      preferWork(false);
    }
  }
};
