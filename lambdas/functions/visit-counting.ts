import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import {
  countedPages,
  foldStore,
  foldVisits,
  type Known,
  visitMessageSchema,
  vocabulary,
} from '#lambdas/analytics/index.ts';
import { blogStore } from '#lambdas/blog/index.ts';
import { catalogStore } from '#lambdas/catalog/index.ts';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import { visitCountingEnvironment } from './visit-counting.env.ts';

const { TABLE_NAME } = readEnvironment(visitCountingEnvironment);
const table = openTable(TABLE_NAME);
const log = createLog('visit-counting');
const [catalog, blog] = [catalogStore(table), blogStore(table, clock)];

/** More than any catalogue has. */
const allShoes = 10_000;
const readKnown = async (): Promise<Known> => {
  const [brands, { items: shoes }, models, posts] = await Promise.all([
    catalog.brands(),
    catalog.products({ limit: allShoes }),
    catalog.models(),
    blog.addresses(),
  ]);
  const slugs = posts.flatMap(({ slugs: ofPost }) => Object.values(ofPost));
  return {
    paths: new Set([
      ...countedPages,
      ...brands.map(({ id }) => `/brand/${id}`),
      ...slugs.map((slug) => `/blog/${slug}`),
    ]),
    brands: new Set(brands.map(({ id }) => id)),
    shoes: new Set(shoes.map(({ id }) => id)),
    models: new Set(models.map(({ id }) => id)),
  };
};
const known = ttlCache<Known>({ ttlMs: 60_000, limit: 1, clock });
const fold = foldVisits({
  folds: foldStore(table, clock),
  known: () => known('site', readKnown),
  withoutSurplus: vocabulary(table),
});

/** Called by the queue of reports of visits. @throws an Error if nothing could be counted. */
export const handler = async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
  const messages = Records.map(({ body, messageId }) => ({
    messageId,
    message: visitMessageSchema.parse(JSON.parse(body)),
  }));
  const failures = await fold(messages.map(({ message }) => message));
  const failed = messages.filter(({ message }) => failures.has(message.id));
  for (const { message, messageId } of failed)
    log.error('visit not counted', { error: failures.get(message.id), messageId });
  return batchReply(
    Records,
    failed.map(({ messageId }) => messageId),
    'visits not counted',
  );
};
