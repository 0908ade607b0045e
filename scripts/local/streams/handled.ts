import * as z from 'zod';
import type { Outcome } from '../functions/sandbox.ts';
import type { StreamRecord } from './record.ts';

const responseSchema = z
  .looseObject({ batchItemFailures: z.array(z.looseObject({ itemIdentifier: z.string() })).nullish() })
  .nullable();

/**
 * How many records from the start of a batch a function dealt with. With ReportBatchItemFailures all before the first one
 * that it names; a reply that Lambda cannot make sense of counts as a failure of the whole batch.
 */
export const handledRecords = (outcome: Outcome, records: StreamRecord[], reportsFailures: boolean): number => {
  if ('error' in outcome) return 0;
  if (!reportsFailures) return records.length;
  const response = responseSchema.safeParse(JSON.parse(outcome.payload));
  if (!response.success) return 0;
  const indexes = (response.data?.batchItemFailures ?? []).map(({ itemIdentifier }) =>
    records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  return indexes.includes(-1) ? 0 : Math.min(records.length, ...indexes);
};
