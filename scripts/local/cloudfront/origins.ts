import type { Caller } from '../iam/authorizer.ts';
import { headersOf, type Origin } from '../runtime/http-message.ts';
import { errorResponse, S3Error } from '../s3/errors.ts';
import type { S3 } from '../s3/s3.ts';

/** Reads a bucket as CloudFront does: signed with its own name and the distribution's ARN, so the bucket's policy decides. */
export const createBucketOrigin = (s3: S3, bucket: string, distributionArn: string): Origin => {
  const caller: Caller = { name: 'CloudFront', principal: { service: 'cloudfront.amazonaws.com' } };
  const context = { 'aws:sourcearn': distributionArn };
  return async ({ path }) => {
    try {
      const { store, record } = s3.find(caller, bucket, decodeURIComponent(path.slice(1)), context);
      return {
        status: 200,
        headers: headersOf({
          ...record.headers,
          etag: `"${record.etag}"`,
          'last-modified': new Date(record.lastModified).toUTCString(),
        }),
        body: await store.read(record),
      };
    } catch (error) {
      const refusal =
        error instanceof URIError ? new S3Error('InvalidURI', "Couldn't parse the specified URI.", 400) : error;
      if (!(refusal instanceof S3Error)) throw error;
      const { status, body } = errorResponse(refusal, path);
      return { status, headers: headersOf({ 'content-type': 'application/xml' }), body: Buffer.from(body) };
    }
  };
};
