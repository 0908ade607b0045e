import type { IncomingMessage } from 'node:http';
import { readSignature } from '../aws/signed-request.ts';
import { anybody, type Caller } from '../iam/authorizer.ts';
import { S3Error } from './errors.ts';
import { isPresigned, type Keys, verifyPresigned } from './presigned.ts';

/** A request to a bucket or an object, before anything about it was decided. */
export interface S3Request {
  method: string;
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  /** By names in lower case; those that an address carries in its query are among them. */
  headers: Record<string, string | undefined>;
  body: IncomingMessage;
}

/** An address in its parts; the path is still percent-encoded. */
export const addressOf = ({ url = '/' }: IncomingMessage): { path: string; query: URLSearchParams } => {
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
  return { path, query: new URLSearchParams(query) };
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.", 400);
  }
};

const authentication = /^X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature)$/;

export const readRequest = (incoming: IncomingMessage): S3Request => {
  const { path, query } = addressOf(incoming);
  const [bucket = '', ...rest] = decoded(path).slice(1).split('/');
  const headers: S3Request['headers'] = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = String(value);
  for (const [name, value] of [...query]) {
    if (!/^x-amz-/i.test(name)) continue;
    query.delete(name);
    if (!authentication.test(name)) headers[name.toLowerCase()] = value;
  }
  return { method: incoming.method ?? '', bucket, key: rest.join('/'), query, headers, body: incoming };
};

/**
 * Who asks. An address with a signature is checked, because its holder may have changed it; a signed header, which
 * only functions send, is believed.
 */
export const identify = (
  incoming: IncomingMessage,
  { callers, ...keys }: Keys & { callers: ReadonlyMap<string, Caller> },
): Caller => {
  const address = addressOf(incoming);
  const accessKeyId = isPresigned(address.query)
    ? verifyPresigned(incoming, address, keys)
    : readSignature(incoming)?.accessKeyId;
  if (accessKeyId === undefined) return anybody;
  const caller = callers.get(accessKeyId);
  if (caller === undefined) {
    throw new S3Error('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', 403);
  }
  return caller;
};
