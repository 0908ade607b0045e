import type { SQSBatchResponse, SQSRecord } from 'aws-lambda';
import type { Log } from '#lambdas/platform/log.ts';
import { type TableChange, tableChangeSchema } from '#lambdas/platform/table/table-change.ts';
import { readMessages } from './read-messages.ts';

/** Hands a queue's changes of the table to a reader, in the order of each partition. @throws as `readMessages` does */
export const readTableChanges = (
  records: readonly SQSRecord[],
  log: Log,
  read: (change: TableChange) => Promise<void>,
): Promise<SQSBatchResponse> =>
  readMessages(records, log, ({ body }) => read(tableChangeSchema.parse(JSON.parse(body))));
