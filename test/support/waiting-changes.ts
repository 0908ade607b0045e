import type { Product } from '#test/support/product.ts';

/** Changes of the table that pages do not show yet, or whose plans have no timer yet. */
export const waitingChanges = async ({ send }: Pick<Product, 'send'>): Promise<number> => {
  const mappings: { waiting: number }[] = (await send('GET /__local/api/streams')).body;
  const queues: { waiting: number; inFlight: number; isDeadLetters: boolean }[] = (
    await send('GET /__local/api/queues')
  ).body;
  const queued = queues.filter(({ isDeadLetters }) => !isDeadLetters);
  return [...mappings, ...queued.map(({ waiting, inFlight }) => ({ waiting: waiting + inFlight }))].reduce(
    (sum, { waiting }) => sum + waiting,
    0,
  );
};
