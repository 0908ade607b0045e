import type { Endpoint, Output } from '#contracts/http/endpoint.ts';
import { type RequestInput, request } from './request.ts';

type Read = Endpoint & { method: 'GET' | 'HEAD' };

/** Reads from the API. @throws ApiError, as `request` does. */
export const call = <const E extends Read>(
  endpoint: E,
  input: Omit<RequestInput<E>, 'idempotencyKey'>,
): Promise<Output<E>> => request(endpoint, input);
