import { partitions } from '#lambdas/platform/table/partitions.ts';

/** The keys of the slice's items; `newsletter/README.md` says which question each one answers. */
export const readerKey = (email: string) => ({ pk: partitions.readers, sk: email });
export const tokenKey = (hash: string) => ({ pk: `${partitions.readerToken}${hash}`, sk: 'READER_TOKEN' });
export const requestKey = (hash: string) => ({ pk: `${partitions.readerToken}${hash}`, sk: 'REQUEST' });
