import { describe, expect, it } from 'vitest';
import { fetchExport } from '#web/features/users/model/export-file.ts';

const headings = '\uFEFFUsername,E-mail\r\n';
type Request = { userIds?: string[]; cursor?: string };

/** A server that has so many users and answers them in parts, as the real one does. */
const serverWith = (users: number, partSize = 500) => {
  const requests: Request[] = [];
  const fetchPart = async (request: Request) => {
    requests.push(request);
    const start = Number(request.cursor ?? 0);
    const rows = Math.min(partSize, (request.userIds?.length ?? users) - start);
    const lines = Array.from({ length: rows }, (_, row) => `${request.userIds?.[start + row] ?? start + row}\r\n`);
    const isLast = start + rows >= (request.userIds?.length ?? users);
    const csv = (start === 0 ? headings : '') + lines.join('');
    return { csv, rows, ...(isLast ? {} : { nextCursor: String(start + rows) }) };
  };
  return { requests, fetchPart };
};

describe('the CSV file of users [S-088] [Q-022]', () => {
  it('joins the parts in their order, with one line of headings and its byte order mark', async () => {
    const { fetchPart } = serverWith(5, 2);
    const file = await fetchExport({ userIds: undefined, fetchPart, onProgress: () => undefined });
    expect(file).toEqual({ csv: `${headings}0\r\n1\r\n2\r\n3\r\n4\r\n`, rows: 5 });
  });

  it('says after each part how many rows there are', async () => {
    const progress: number[] = [];
    const { fetchPart } = serverWith(5, 2);
    await fetchExport({ userIds: undefined, fetchPart, onProgress: (rows) => progress.push(rows) });
    expect(progress).toEqual([2, 4, 5]);
  });

  it('asks for a selection of more than 500 in several requests, and keeps one line of headings [S-087]', async () => {
    const userIds = Array.from({ length: 1_001 }, (_, index) => `id${index}`);
    const { requests, fetchPart } = serverWith(0);
    const { csv, rows } = await fetchExport({ userIds, fetchPart, onProgress: () => undefined });
    expect(requests.map((request) => request.userIds?.length)).toEqual([500, 500, 1]);
    expect(rows).toBe(1_001);
    expect(csv).toBe(headings + userIds.map((id) => `${id}\r\n`).join(''));
  });

  it('ends with the error of a part', async () => {
    const { fetchPart } = serverWith(5, 2);
    const failing = (request: Request) => (request.cursor ? Promise.reject(new Error('stopped')) : fetchPart(request));
    const file = fetchExport({ userIds: undefined, fetchPart: failing, onProgress: () => undefined });
    await expect(file).rejects.toThrow('stopped');
  });
});
