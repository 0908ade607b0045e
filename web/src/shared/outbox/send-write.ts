import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { call as read } from '../api/call.ts';
import { writeAgain } from '../api/write.ts';
import { sendableCall } from './sendable-calls.ts';
import type { WaitingWrite } from './waiting-write.ts';

/** A reply is looked at by those who know its call. */
const anyReply = { 200: z.unknown(), 204: undefined } as const;

/** One write, as its contract says that it is sent; returns the reply's body. @throws ApiError */
export const sendWrite = async ({ call, pathParameters, body, key }: WaitingWrite): Promise<unknown> => {
  const declared = sendableCall(call);
  if (!declared) throw new Error(`${call} may not wait`);
  const { method, path, access, confirmed } = declared;
  const endpoint: Endpoint = { id: call, method, path, access, confirmed, responses: anyReply };
  return writeAgain(endpoint, { pathParameters, body, idempotencyKey: key } as never);
};

/** The server's present record of a write; undefined where there is nothing to compare. @throws ApiError */
export const readTheirs = async (write: WaitingWrite): Promise<Record<string, unknown> | undefined> => {
  const { theirs, access = 'user' } = sendableCall(write.call) ?? {};
  if (!theirs) return undefined;
  const path = theirs(write) as `/${string}`;
  return Object(await read({ id: write.call, method: 'GET', path, access, responses: anyReply } as const, {}));
};
