import { errorResponse, S3Error } from '../s3/errors.ts';
import type { ServiceResponse } from '../stand-in/service.ts';
import type { Refusal } from './services.ts';

/** A fault in the words of the service's protocol: XML of S3; JSON elsewhere, with its type in body and header. */
export const refusalReply = (service: string, { type, status, message }: Refusal, resource: string): ServiceResponse =>
  service === 's3'
    ? errorResponse(new S3Error(type, message, status), resource)
    : {
        status,
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type },
        body: JSON.stringify({ __type: type, message }),
      };
