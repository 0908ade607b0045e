import type { ObjectRecord } from './object-store.ts';
import type { S3Request } from './request.ts';

/** Stored with an object and given back with it. */
const stored = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language'];

export const headersToStore = ({ headers }: S3Request): Record<string, string> => {
  const kept: Record<string, string> = { 'content-type': 'application/octet-stream' };
  for (const [name, value] of Object.entries(headers)) {
    if (stored.includes(name) || name.startsWith('x-amz-meta-')) kept[name] = String(value);
  }
  const encoding = kept['content-encoding']?.replace(/,?\s*aws-chunked\s*,?/, '');
  if (encoding) kept['content-encoding'] = encoding;
  else delete kept['content-encoding'];
  return kept;
};

export const etagOf = ({ etag }: ObjectRecord): string => `"${etag}"`;

export const headersOf = (record: ObjectRecord) => ({
  ...record.headers,
  etag: etagOf(record),
  'last-modified': new Date(record.lastModified).toUTCString(),
  'accept-ranges': 'bytes',
});
