import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import { ingestionRequestSchema } from '#lambdas/ingestion/index.ts';
import { batchReply } from '#lambdas/platform/batch-reply.ts';
import type { Log } from '#lambdas/platform/log.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { tableChangeSchema } from '#lambdas/platform/table/table-change.ts';

interface Services {
  ingest(records: readonly SQSRecord[]): Promise<SQSBatchResponse>;
  /** Has the meaning of all passages without one determined, as far as the time of this call goes. */
  embedAll(): Promise<{ changed: number; isDone: boolean }>;
  /** Has another call go on with it. */
  goOn(): Promise<void>;
  log: Log;
}

/** Whether a message may have made other passages, or another model, than those that vectors are of. */
const isOfVectors = ({ body }: SQSRecord): boolean => {
  const content: unknown = JSON.parse(body);
  if (ingestionRequestSchema.safeParse(content).success) return true;
  const { pk } = tableChangeSchema.parse(content).keys;
  return pk.startsWith(partitions.knowledge) || pk === partitions.settings;
};

/**
 * Takes in the records that a batch of changes is about; then, once for all changes of the knowledge and of settings
 * among them, has a model determine what passages mean. Work for which this call has no time is left to another one.
 * Where it fails, these changes come again, and no others.
 * @throws an Error where all failed.
 */
export const embedChanges =
  ({ ingest, embedAll, goOn, log }: Services) =>
  async (records: readonly SQSRecord[]): Promise<SQSBatchResponse> => {
    const failed = new Set((await ingest(records)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const ofVectors = records.filter((record) => !failed.has(record.messageId) && isOfVectors(record));
    if (ofVectors.length > 0) {
      try {
        const { changed, isDone } = await embedAll();
        if (!isDone) await goOn();
        log.info('passages embedded', { count: changed, isDone });
      } catch (error) {
        log.error('passages not embedded', { error });
        for (const { messageId } of ofVectors) failed.add(messageId);
      }
    }
    return batchReply(records, failed, 'changes without their meaning');
  };
