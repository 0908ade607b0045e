/** A piece of a CSV file, and where the next one begins. */
export interface FilePart {
  csv: string;
  rows: number;
  nextCursor?: string | undefined;
}

/** Fetches a file part by part. Rejects as `fetchPart` does, so an aborted request ends it. */
export const fetchParts = async (
  fetchPart: (cursor: { cursor?: string }) => Promise<FilePart>,
  onProgress: (rows: number) => void,
): Promise<{ csv: string; rows: number }> => {
  let csv = '';
  let rows = 0;
  let cursor: string | undefined;
  do {
    const part = await fetchPart(cursor ? { cursor } : {});
    csv += part.csv;
    rows += part.rows;
    cursor = part.nextCursor;
    onProgress(rows);
  } while (cursor);
  return { csv, rows };
};
