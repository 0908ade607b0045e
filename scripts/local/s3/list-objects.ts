import type { ObjectStore } from './object-store.ts';
import { xml } from './xml.ts';

const pageLimit = 1000;

const tokenOf = (key: string): string => Buffer.from(key).toString('base64url');
const keyOf = (token: string): string => Buffer.from(token, 'base64url').toString();

/** ListObjectsV2: prefix, delimiter, paging. */
export const listObjects = (bucket: string, store: ObjectStore, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? pageLimit), pageLimit);
  const token = query.get('continuation-token');
  const after = token === null ? (query.get('start-after') ?? '') : keyOf(token);

  const keys: string[] = [];
  const prefixes = new Set<string>();
  let last = '';
  let truncated = false;
  for (const key of store.keys()) {
    if (!key.startsWith(prefix) || key <= after) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const common = end < 0 ? undefined : key.slice(0, end + delimiter.length);
    if (common !== undefined && (prefixes.has(common) || after.startsWith(common))) {
      last = key;
      continue;
    }
    if (keys.length + prefixes.size >= limit) {
      truncated = true;
      break;
    }
    if (common === undefined) keys.push(key);
    else prefixes.add(common);
    last = key;
  }
  return xml('ListBucketResult', {
    Name: bucket,
    Prefix: prefix,
    Delimiter: delimiter || undefined,
    MaxKeys: limit,
    KeyCount: keys.length + prefixes.size,
    IsTruncated: truncated,
    ContinuationToken: token ?? undefined,
    NextContinuationToken: truncated ? tokenOf(last) : undefined,
    Contents: keys.flatMap((key) => {
      const record = store.get(key);
      if (record === undefined) return [];
      const { lastModified, etag, size } = record;
      return [{ Key: key, LastModified: lastModified, ETag: `"${etag}"`, Size: size, StorageClass: 'STANDARD' }];
    }),
    CommonPrefixes: [...prefixes].map((each) => ({ Prefix: each })),
  });
};
