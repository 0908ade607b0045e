import { randomUUID } from 'node:crypto';
import type { ServiceResponse } from '../stand-in/service.ts';
import { xml } from './xml.ts';

/** A refusal as S3 words it. */
export class S3Error extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const accessDenied = () => new S3Error('AccessDenied', 'Access Denied', 403);
export const noSuchKey = () => new S3Error('NoSuchKey', 'The specified key does not exist.', 404);
export const noSuchBucket = () => new S3Error('NoSuchBucket', 'The specified bucket does not exist', 404);
export const preconditionFailed = () =>
  new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
export const incompleteBody = () => new S3Error('IncompleteBody', 'The request body terminated unexpectedly', 400);
export const notSimulated = (what: string) =>
  new S3Error('NotImplemented', `The local twin does not know the S3 call ${what}`, 501);

export const errorResponse = ({ code, message, status }: S3Error, resource: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: xml('Error', { Code: code, Message: message, Resource: resource, RequestId: randomUUID() }),
});
