import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Queue } from '#lambdas/platform/queue.ts';

/**
 * The function's request to itself, in the queue beside changes of the table: to compare all content, or to continue
 * determining what passages mean.
 */
export const ingestionRequestSchema = z.object({ request: z.enum(['everything', 'meanings']) });
export type IngestionRequest = z.output<typeof ingestionRequestSchema>;

/**
 * Puts a request straight into the queue of changes, where it is tried again: as an item of the table it would be lost where, after a
 * deployment, the table's stream is not read yet as this deployment wants it.
 *
 * @throws Error where the queue does not take it
 */
export const requestIngestion = async (queue: Queue, request: IngestionRequest['request']): Promise<void> => {
  const body: IngestionRequest = { request };
  const refused = await queue.send([{ id: randomUUID(), group: request, body: JSON.stringify(body) }]);
  if (refused.length > 0) throw new Error(`not requested: ${request}`);
};
