import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Queue } from '#lambdas/platform/queue.ts';

/** The request to compare all content, as it stands in the queue beside changes of the table. */
export const joiningRequestSchema = z.object({ request: z.literal('everything') });
type JoiningRequest = z.output<typeof joiningRequestSchema>;

/**
 * Requests that all content is joined, after a deployment. The request goes straight into the queue of changes, where it is tried again: as
 * an item of the table it would be lost where the table's stream is not read yet as this deployment wants it.
 *
 * @throws Error where the queue does not take it
 */
export const requestJoining = async (queue: Queue): Promise<void> => {
  const request: JoiningRequest = { request: 'everything' };
  const refused = await queue.send([{ id: randomUUID(), group: 'everything', body: JSON.stringify(request) }]);
  if (refused.length > 0) throw new Error('the joining is not requested');
};
