import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Caller } from '../iam/authorizer.ts';

/** A call to an AWS service after the caller is known. */
export interface ServiceRequest {
  caller: Caller;
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface ServiceResponse {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer | string;
  /** Set if the stand-in lacks this call: then the terminal shows it, not only the reply. */
  problem?: string;
}

/** A stand-in as the AWS endpoint sees it. */
export type Service = (request: ServiceRequest) => Promise<ServiceResponse>;

/**
 * A stand-in that browsers call as well as programs. It decides by itself who the caller is and which pages may read
 * the reply, and takes the body as a stream.
 */
export interface DirectService {
  /** Whether a request is for it. */
  takes(request: IncomingMessage): boolean;
  answer(request: IncomingMessage): Promise<ServiceResponse>;
}
