import type { Caller } from '../iam/authorizer.ts';
import type { ServiceResponse } from '../stand-in/service.ts';
import { notSimulated, S3Error } from './errors.ts';
import { etagOf, headersToStore } from './object-headers.ts';
import type { S3Request } from './request.ts';
import type { S3 } from './s3.ts';
import { xml } from './xml.ts';

/** CopyObject within a bucket, with the source's headers or with new ones. */
export const copyObject = async (
  s3: S3,
  caller: Caller,
  source: string,
  request: S3Request,
): Promise<ServiceResponse> => {
  const [from = '', ...rest] = decodeURIComponent(source).replace(/^\//, '').split('/');
  const { bucket, key, headers } = request;
  if (from !== bucket) throw notSimulated('CopyObject from another bucket');
  const { record } = s3.find(caller, from, rest.join('/'));
  const store = s3.require(caller, 's3:PutObject', bucket, key);
  const replaces = headers['x-amz-metadata-directive'] === 'REPLACE';
  if (!replaces && record.key === key) {
    throw new S3Error(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
      400,
    );
  }
  const copy = await store.copy(record, key, replaces ? headersToStore(request) : record.headers);
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: xml('CopyObjectResult', { LastModified: copy.lastModified, ETag: etagOf(copy) }),
  };
};
