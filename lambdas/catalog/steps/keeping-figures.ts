import type { FiguresKeeping } from '../services.ts';

/**
 * A change, after which the figures are counted again. Also after a refusal: a deletion may have got half way. A change
 * that is made stands regardless of the counting, which a later read makes up for within an hour.
 */
export const keepingFigures =
  ({ figures, log }: FiguresKeeping) =>
  <Call, Reply>(change: (call: Call) => Reply | Promise<Reply>) =>
  async (call: Call): Promise<Reply> => {
    try {
      return await change(call);
    } finally {
      await figures.keep().catch((error: unknown) => log.error('figures of the catalogue not kept', { error }));
    }
  };
