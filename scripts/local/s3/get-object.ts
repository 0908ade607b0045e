import type { Caller } from '../iam/authorizer.ts';
import type { ServiceResponse } from '../stand-in/service.ts';
import type { Span } from './contents.ts';
import { preconditionFailed, S3Error } from './errors.ts';
import { etagOf, headersOf } from './object-headers.ts';
import type { S3Request } from './request.ts';
import type { S3 } from './s3.ts';

/** The part that a Range header asks for. S3 gives the whole object for what is no single range. */
const spanOf = (range: string | undefined, size: number): Span | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start > end) throw new S3Error('InvalidRange', 'The requested range is not satisfiable', 416);
  return { start, length: end - start + 1 };
};

/** GetObject and HeadObject, of the whole or a range. */
export const getObject = async (s3: S3, caller: Caller, request: S3Request): Promise<ServiceResponse> => {
  const { store, record } = s3.find(caller, request.bucket, request.key);
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, range } = request.headers;
  const etag = etagOf(record);
  if (ifMatch !== undefined && ifMatch !== etag) throw preconditionFailed();
  if (ifNoneMatch === etag) return { status: 304, headers: { etag }, body: '' };
  const { size } = record;
  const span = spanOf(range, size);
  const part = span && { 'content-range': `bytes ${span.start}-${span.start + span.length - 1}/${size}` };
  return {
    status: span === undefined ? 200 : 206,
    headers: { ...headersOf(record), ...part, 'content-length': span?.length ?? size },
    body: request.method === 'HEAD' ? '' : await store.read(record, span),
  };
};
