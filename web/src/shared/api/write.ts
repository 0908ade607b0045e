import type { Endpoint, Output } from '#contracts/http/endpoint.ts';
import { type RequestInput, request } from './request.ts';

type Write = Endpoint & { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' };

/**
 * The only way in which the browser changes something, so what concerns every write is done here. Where the
 * server carries out a write only once per key, it goes with one: the caller's own, for repeating a write that may have
 * been carried out although no answer came, else a new one for this write and its retries.
 * @throws ApiError, as `request` does.
 */
export const write = <const E extends Write>(endpoint: E, input: RequestInput<E>): Promise<Output<E>> =>
  request(endpoint, {
    ...input,
    idempotencyKey: endpoint.idempotent ? (input.idempotencyKey ?? crypto.randomUUID()) : undefined,
  });
