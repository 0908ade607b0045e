import type { Service, ServiceRequest, ServiceResponse } from '../aws/service.ts';
import { decodeAwsChunked } from './aws-chunked.ts';
import { errorResponse, S3Error } from './errors.ts';
import { listObjects } from './list-objects.ts';
import type { ObjectRecord } from './object-store.ts';
import type { S3 } from './s3.ts';

/** Stored with an object and given back with it. */
const storedHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'content-language'];
const harmlessQuery = [
  'x-id',
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
];

const headersFor = ({ etag, size, lastModified, headers }: ObjectRecord) => ({
  ...headers,
  'content-length': size,
  etag: `"${etag}"`,
  'last-modified': new Date(lastModified).toUTCString(),
  'accept-ranges': 'bytes',
});

const headersToStore = ({ headers }: ServiceRequest): Record<string, string> => {
  const kept: Record<string, string> = { 'content-type': 'application/octet-stream' };
  for (const [name, value] of Object.entries(headers)) {
    if (storedHeaders.includes(name) || name.startsWith('x-amz-meta-')) kept[name] = String(value);
  }
  const encoding = kept['content-encoding']?.replace(/,?\s*aws-chunked\s*,?/, '');
  if (encoding) kept['content-encoding'] = encoding;
  else delete kept['content-encoding'];
  return kept;
};

const notSimulated = (what: string) =>
  new S3Error('NotImplemented', `The local twin does not know the S3 call ${what}`, 501);

const put = async (s3: S3, request: ServiceRequest, bucket: string, key: string): Promise<ServiceResponse> => {
  const { caller, headers, body } = request;
  if (headers['x-amz-copy-source'] !== undefined) throw notSimulated('CopyObject');
  const store = s3.require(caller, 's3:PutObject', bucket, key);
  const existing = store.get(key);
  const ifMatch = headers['if-match'];
  if ((headers['if-none-match'] === '*' && existing) || (ifMatch !== undefined && ifMatch !== `"${existing?.etag}"`)) {
    throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
  }
  const chunked = String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-');
  const record = await store.put(key, chunked ? decodeAwsChunked(body) : body, headersToStore(request));
  return { status: 200, headers: { etag: `"${record.etag}"` }, body: '' };
};

const get = async (s3: S3, request: ServiceRequest, bucket: string, key: string): Promise<ServiceResponse> => {
  if (request.headers.range !== undefined) throw notSimulated('GetObject with a range');
  const { store, record } = s3.find(request.caller, bucket, key);
  const headers = headersFor(record);
  if (request.headers['if-none-match'] === headers.etag)
    return { status: 304, headers: { etag: headers.etag }, body: '' };
  return { status: 200, headers, body: request.method === 'HEAD' ? '' : await store.read(record) };
};

const perform = async (s3: S3, request: ServiceRequest): Promise<ServiceResponse> => {
  const { method, url, caller } = request;
  const [bucket = '', ...rest] = decodeURIComponent(url.pathname).slice(1).split('/');
  const key = rest.join('/');
  const unknown = [...url.searchParams.keys()].find((name) => !harmlessQuery.includes(name));
  if (unknown !== undefined) throw notSimulated(`${method} with ?${unknown}`);
  if (key === '') {
    if (method === 'HEAD') {
      s3.require(caller, 's3:ListBucket', bucket);
      return { status: 200, headers: {}, body: '' };
    }
    if (method !== 'GET' || url.searchParams.get('list-type') !== '2') throw notSimulated(`${method} of a bucket`);
    const context = { 's3:prefix': url.searchParams.get('prefix') ?? '' };
    const store = s3.require(caller, 's3:ListBucket', bucket, undefined, context);
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: listObjects(bucket, store, url.searchParams),
    };
  }
  if (method === 'GET' || method === 'HEAD') return get(s3, request, bucket, key);
  if (method === 'PUT') return put(s3, request, bucket, key);
  if (method === 'DELETE') {
    await s3.require(caller, 's3:DeleteObject', bucket, key).delete(key);
    return { status: 204, headers: {}, body: '' };
  }
  throw notSimulated(`${method} of an object`);
};

/** S3's REST protocol, path-style. */
export const s3Service =
  (s3: S3): Service =>
  async (request) => {
    try {
      return await perform(s3, request);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      const reply = errorResponse(error, request.url.pathname);
      return error.code === 'NotImplemented' ? { ...reply, problem: error.message } : reply;
    }
  };
