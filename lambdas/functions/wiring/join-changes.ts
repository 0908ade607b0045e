import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import {
  affectedBy,
  type JoinedRecord,
  joinEverything,
  joiningRequestSchema,
  joinRecords,
  recordName,
} from '#lambdas/joining/index.ts';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import { tableChangeSchema } from '#lambdas/platform/table/table-change.ts';

type Services = Parameters<typeof joinRecords>[0];

interface Message {
  messageId: string;
  everything: boolean;
  records: JoinedRecord[];
}

/**
 * Joins what a batch of changes is about, each record once. Their order does not matter, so a message that fails holds up no other: it comes
 * again by itself.
 * @throws an Error where all failed.
 */
export const joinChanges =
  (services: Services) =>
  async (records: readonly SQSRecord[]): Promise<SQSBatchResponse> => {
    const failed = new Set<string>();
    const attempt = async <T>(messageId: string, work: () => Promise<T>): Promise<T[]> => {
      try {
        return [await work()];
      } catch (error) {
        services.log.error('change not joined', { error, messageId });
        failed.add(messageId);
        return [];
      }
    };
    const read = async ({ messageId, body }: SQSRecord): Promise<Message> => {
      const content: unknown = JSON.parse(body);
      const asked = joiningRequestSchema.safeParse(content).data?.request;
      if (asked !== undefined) return { messageId, everything: asked === 'everything', records: [] };
      const affected = affectedBy(tableChangeSchema.parse(content).keys);
      const shoes = affected.productsOf === undefined ? [] : await services.content.productsOf(affected.productsOf);
      return {
        messageId,
        everything: false,
        records: [...affected.records, ...shoes.map((id): JoinedRecord => ({ origin: 'product', id }))],
      };
    };

    const messages = (await Promise.all(records.map((record) => attempt(record.messageId, () => read(record))))).flat();
    const distinct = new Map(
      messages.flatMap((message) => message.records.map((record) => [recordName(record), record])),
    );
    const unread = new Set((await joinRecords(services)([...distinct.values()])).map(recordName));
    for (const message of messages) {
      if (message.records.some((record) => unread.has(recordName(record)))) failed.add(message.messageId);
    }
    for (const { messageId } of messages.filter(({ everything }) => everything)) {
      await attempt(messageId, joinEverything(services));
    }
    return batchReply(records, failed, 'changes not joined');
  };
