import type * as contracts from '#contracts/audit/endpoints.ts';
import { byteOrderMark, toCsv } from '#lambdas/platform/csv.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { auditColumns, toRow } from '../model/export-columns.ts';
import type { AuditServices } from '../services.ts';
import { findAuditEntries } from '../steps/find-audit-entries.ts';

const entriesInPart = 500;

/**
 * One part of the CSV file; joined together, the parts are the whole file. The export is entered in the log once,
 * before any part is sent. @throws ProblemError `confirmationNeeded`: entries name people, with their network addresses.
 */
export const exportAuditEntries =
  (services: AuditServices): Route<typeof contracts.exportAuditEntries> =>
  async ({ body: { cursor, ...filter }, caller, client, language }) => {
    requireConfirmation(caller);
    const { audit, headings } = services;
    const { items, nextCursor } = await findAuditEntries(services, { ...filter, cursor }, entriesInPart);
    if (cursor === undefined) {
      await audit.record({ caller, client }, { action: 'audit.export', resource: { id: '' }, after: filter });
    }
    const names = headings(language);
    const start =
      cursor === undefined ? byteOrderMark + toCsv([auditColumns.map((column) => names[column])], language) : '';
    return {
      csv: start + toCsv(items.map(toRow), language),
      rows: items.length,
      ...(nextCursor ? { nextCursor } : {}),
    };
  };
