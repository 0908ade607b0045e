import { type FilePart, fetchParts } from '#web/shared/ui/fetch-parts.ts';

/** The most ids that one request takes (`exportUsers` in the contracts). */
const idsPerRequest = 500;

interface ExportInput {
  /** The users chosen; undefined = all that the filter finds. */
  userIds: readonly string[] | undefined;
  fetchPart: (request: { userIds?: string[]; cursor?: string }) => Promise<FilePart>;
  onProgress: (rows: number) => void;
}

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) =>
    ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  );

/** Each request for ids returns a file of its own; in the combined file only the first one keeps its headings. */
const withoutHeadings = (csv: string) => csv.slice(csv.indexOf('\n') + 1);

/** Fetches the file part by part. Rejects as `fetchPart` does, so an aborted request ends it. */
export const fetchExport = async ({
  userIds,
  fetchPart,
  onProgress,
}: ExportInput): Promise<{ csv: string; rows: number }> => {
  let csv = '';
  let rows = 0;
  for (const ids of userIds ? chunks(userIds) : [undefined]) {
    const before = rows;
    const file = await fetchParts(
      (from) => fetchPart({ ...(ids ? { userIds: ids } : {}), ...from }),
      (more) => onProgress(before + more),
    );
    csv += csv ? withoutHeadings(file.csv) : file.csv;
    rows += file.rows;
  }
  return { csv, rows };
};
