import type { exportReaders as contract } from '#contracts/newsletter/readers.ts';
import { byteOrderMark, toCsv } from '#lambdas/platform/csv.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { readerColumns, readerRow } from '../model/reader-row.ts';
import type { ReadersServices } from '../services.ts';
import { addressIn } from './count-readers.ts';

/** Users, and as many readers. */
const addressesInPart = 500;

/**
 * One part of the CSV file; joined together, the parts are the whole file. The export is entered in the audit log once,
 * before any part is sent. @throws ProblemError `confirmationNeeded`: a list of addresses is worth stealing.
 */
export const exportReaders =
  ({ addresses, audit, headings, clock }: ReadersServices): Route<typeof contract> =>
  async ({ body: { cursor }, caller, client, language }) => {
    requireConfirmation(caller);
    const after = addressIn(cursor);
    const page = await addresses({ after, limit: addressesInPart });
    const isFirst = cursor === undefined;
    if (isFirst) await audit.record({ caller, client }, { action: 'reader.export', resource: { id: '' } });
    const now = clock();
    const rows = page.addresses.flatMap((address) => readerRow(address, now) ?? []);
    const names = headings(language);
    const start = isFirst ? byteOrderMark + toCsv([readerColumns.map((column) => names[column])], language) : '';
    return {
      csv:
        start +
        toCsv(
          rows.map((row) => readerColumns.map((column) => row[column])),
          language,
        ),
      rows: rows.length,
      ...(page.next === undefined ? {} : { nextCursor: encodeCursor([page.next]) }),
    };
  };
