import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { exportAuditEntries, listAuditEntries } from '#contracts/audit/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { write } from '#web/shared/api/write.ts';
import { fetchParts } from '#web/shared/ui/fetch-parts.ts';
import { type AuditView, inMoments } from '../model/audit-view.ts';

/** A page of entries, newest first. */
export const auditListQuery = (view: AuditView, cursor: string | undefined) => {
  const query = { ...inMoments(view), limit: '25' as const, ...(cursor ? { cursor } : {}) };
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => call(listAuditEntries, { query, signal }),
    placeholderData: keepPreviousData,
    // Entries keep coming.
    staleTime: 0,
  });
};

interface ExportInput {
  view: AuditView;
  signal: AbortSignal;
  onProgress: (rows: number) => void;
}

/** The CSV file of all entries that the view finds. */
export const exportAudit = ({ view, signal, onProgress }: ExportInput) =>
  fetchParts((from) => write(exportAuditEntries, { body: { ...inMoments(view), ...from }, signal }), onProgress);
