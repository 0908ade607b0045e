import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import {
  affectedBy,
  type IngestedRecord,
  ingestEverything,
  ingestionRequestSchema,
  ingestRecords,
  recordName,
} from '#lambdas/ingestion/index.ts';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import { tableChangeSchema } from '#lambdas/platform/table/table-change.ts';

type Services = Parameters<typeof ingestRecords>[0];

interface Message {
  messageId: string;
  everything: boolean;
  records: IngestedRecord[];
}

/**
 * Takes in what a batch of changes is about, each record once. Their order does not matter, so a message that fails holds up no other: it comes
 * again by itself.
 * @throws an Error where all failed.
 */
export const ingestChanges =
  (services: Services) =>
  async (records: readonly SQSRecord[]): Promise<SQSBatchResponse> => {
    const failed = new Set<string>();
    const attempt = async <T>(messageId: string, work: () => Promise<T>): Promise<T[]> => {
      try {
        return [await work()];
      } catch (error) {
        services.log.error('change not ingested', { error, messageId });
        failed.add(messageId);
        return [];
      }
    };
    const read = async ({ messageId, body }: SQSRecord): Promise<Message> => {
      const content: unknown = JSON.parse(body);
      const asked = ingestionRequestSchema.safeParse(content).data?.request;
      if (asked !== undefined) return { messageId, everything: asked === 'everything', records: [] };
      const affected = affectedBy(tableChangeSchema.parse(content).keys);
      const shoes = affected.productsOf === undefined ? [] : await services.content.productsOf(affected.productsOf);
      return {
        messageId,
        everything: false,
        records: [...affected.records, ...shoes.map((id): IngestedRecord => ({ origin: 'product', id }))],
      };
    };

    const messages = (await Promise.all(records.map((record) => attempt(record.messageId, () => read(record))))).flat();
    const distinct = new Map(
      messages.flatMap((message) => message.records.map((record) => [recordName(record), record])),
    );
    const unread = new Set((await ingestRecords(services)([...distinct.values()])).map(recordName));
    for (const message of messages) {
      if (message.records.some((record) => unread.has(recordName(record)))) failed.add(message.messageId);
    }
    for (const { messageId } of messages.filter(({ everything }) => everything)) {
      await attempt(messageId, ingestEverything(services));
    }
    return batchReply(records, failed, 'changes not ingested');
  };
