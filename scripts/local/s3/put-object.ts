import { Readable } from 'node:stream';
import type { Caller } from '../iam/authorizer.ts';
import type { ServiceResponse } from '../stand-in/service.ts';
import { decodeAwsChunked } from './aws-chunked.ts';
import type { Draft } from './contents.ts';
import { notSimulated, preconditionFailed, S3Error } from './errors.ts';
import { etagOf, headersToStore } from './object-headers.ts';
import type { S3Request } from './request.ts';
import type { S3 } from './s3.ts';

/** In bytes. S3 takes 5 GB in one piece; a laptop's disk is smaller. */
const largest = 100 * 1024 * 1024;

const checkLength = ({ headers }: S3Request): void => {
  const length = headers['x-amz-decoded-content-length'] ?? headers['content-length'];
  if (length === undefined) {
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.', 411);
  }
  if (Number(length) > largest) {
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400);
  }
};

/** Holds the content against the checksums that came with it. Those behind a chunked body are not looked at. */
const checkContent = ({ headers }: S3Request, { sha256, sha1, md5, crc32 }: Draft): void => {
  const declared = headers['x-amz-content-sha256'] ?? '';
  if (/^[\da-f]{64}$/.test(declared) && declared !== sha256.toString('hex')) {
    throw new S3Error(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
      400,
    );
  }
  const known = new Map([
    ['content-md5', md5],
    ['x-amz-checksum-crc32', crc32],
    ['x-amz-checksum-sha1', sha1],
    ['x-amz-checksum-sha256', sha256],
  ]);
  for (const [name, value] of Object.entries(headers)) {
    const computed = known.get(name);
    if (computed === undefined && name.startsWith('x-amz-checksum-')) throw notSimulated(`PutObject with ${name}`);
    if (computed !== undefined && computed.toString('base64') !== value) {
      throw new S3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`, 400);
    }
  }
};

/** PutObject: once, or only if nothing or a known object is there. */
export const putObject = async (s3: S3, caller: Caller, request: S3Request): Promise<ServiceResponse> => {
  const { headers, body, bucket, key } = request;
  const store = s3.require(caller, 's3:PutObject', bucket, key);
  checkLength(request);
  const isChunked = headers['x-amz-content-sha256']?.startsWith('STREAMING-') === true;
  const content = isChunked ? Readable.from(decodeAwsChunked(body)) : body;
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  const record = await store.put(key, content, headersToStore(request), (draft, existing) => {
    checkContent(request, draft);
    if (ifNoneMatch === '*' && existing !== undefined) throw preconditionFailed();
    if (ifMatch !== undefined && (existing === undefined || etagOf(existing) !== ifMatch)) throw preconditionFailed();
  });
  return { status: 200, headers: { etag: etagOf(record) }, body: '' };
};
