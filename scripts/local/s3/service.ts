import { readSignature } from '../aws/signed-request.ts';
import type { Caller } from '../iam/authorizer.ts';
import type { DirectService, ServiceResponse } from '../stand-in/service.ts';
import { copyObject } from './copy-object.ts';
import { corsHeaders, corsRefused } from './cors.ts';
import { errorResponse, incompleteBody, notSimulated, S3Error } from './errors.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { isPresigned, type Keys } from './presigned.ts';
import { putObject } from './put-object.ts';
import { addressOf, identify, readRequest, type S3Request } from './request.ts';
import type { S3 } from './s3.ts';

const listQuery = [
  'list-type',
  'prefix',
  'delimiter',
  'max-keys',
  'continuation-token',
  'start-after',
  'encoding-type',
];
const knownQuery = ['x-id', ...listQuery];
/** Headers of a PUT that would make a difference on AWS. */
const unknownHeaders = /^x-amz-(acl|grant-|object-lock-|storage-class|tagging|website-)/;

export interface S3Surroundings extends Keys {
  callers: ReadonlyMap<string, Caller>;
  /** The other origins as which a page's origin counts: those that the site has on AWS. */
  aliasesOf(origin: string): string[];
}

const performOnBucket = (s3: S3, caller: Caller, { method, bucket, query }: S3Request): ServiceResponse => {
  if (method === 'HEAD') {
    s3.require(caller, 's3:ListBucket', bucket);
    return { status: 200, headers: {}, body: '' };
  }
  if (method !== 'GET' || query.get('list-type') !== '2') throw notSimulated(`${method} of a bucket`);
  const context = { 's3:prefix': query.get('prefix') ?? '' };
  const store = s3.require(caller, 's3:ListBucket', bucket, undefined, context);
  return { status: 200, headers: { 'content-type': 'application/xml' }, body: listObjects(bucket, store, query) };
};

const perform = async (s3: S3, caller: Caller, request: S3Request): Promise<ServiceResponse> => {
  const { method, bucket, key, query, headers } = request;
  const unknown = [...query.keys()].find((name) => !knownQuery.includes(name));
  if (unknown !== undefined) throw notSimulated(`${method} with ?${unknown}`);
  const header = Object.keys(headers).find((name) => unknownHeaders.test(name));
  if (header !== undefined) throw notSimulated(`${method} with ${header}`);
  if (key === '') return performOnBucket(s3, caller, request);
  const source = headers['x-amz-copy-source'];
  if (method === 'GET' || method === 'HEAD') return getObject(s3, caller, request);
  if (method === 'PUT')
    return source === undefined ? putObject(s3, caller, request) : copyObject(s3, caller, source, request);
  if (method !== 'DELETE') throw notSimulated(`${method} of an object`);
  await s3.require(caller, 's3:DeleteObject', bucket, key).delete(key);
  return { status: 204, headers: {}, body: '' };
};

/** S3's REST protocol, path-style: for functions by their keys, for browsers by addresses that carry a signature. */
export const s3Service = (s3: S3, { callers, secretOf, now, aliasesOf }: S3Surroundings): DirectService => {
  /** The headers that let a page read a reply; nothing for a program, or where no rule of the bucket matches. */
  const corsFor = ({ bucket, headers: { origin } }: S3Request, method: string, headers: string[] = []) =>
    origin === undefined || !s3.has(bucket)
      ? undefined
      : corsHeaders(s3.cors(bucket), { origins: [origin, ...aliasesOf(origin)], method, headers });

  const preflight = (request: S3Request): ServiceResponse => {
    const { 'access-control-request-method': method, 'access-control-request-headers': names = '' } = request.headers;
    const wanted = names.split(',').map((name) => name.trim());
    const allowed = corsFor(request, method ?? '', wanted.filter(Boolean));
    if (allowed === undefined) throw corsRefused(s3.cors(request.bucket));
    return { status: 200, headers: allowed, body: '' };
  };

  return {
    takes: (incoming) => {
      const { path, query } = addressOf(incoming);
      const signed = readSignature(incoming);
      if (signed !== undefined) return signed.service === 's3';
      return isPresigned(query) || s3.has(path.split('/', 2)[1] ?? '');
    },
    answer: async (incoming) => {
      const refused = (error: unknown): ServiceResponse => {
        const isCut = incoming.destroyed && !incoming.complete;
        const refusal = isCut ? incompleteBody() : error;
        if (!(refusal instanceof S3Error)) throw error;
        const reply = errorResponse(refusal, addressOf(incoming).path);
        return refusal.code === 'NotImplemented' ? { ...reply, problem: refusal.message } : reply;
      };
      const respond = async (request: S3Request): Promise<ServiceResponse> =>
        perform(s3, identify(incoming, { callers, secretOf, now }), request);
      try {
        const request = readRequest(incoming);
        if (request.method === 'OPTIONS') return preflight(request);
        const reply = await respond(request).catch(refused);
        return { ...reply, headers: { ...reply.headers, ...corsFor(request, request.method) } };
      } catch (error) {
        return refused(error);
      }
    },
  };
};
