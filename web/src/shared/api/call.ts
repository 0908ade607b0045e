import * as z from 'zod/mini';
import type { Endpoint, Input, Output } from '#contracts/endpoint.ts';
import { problemSchema } from '#contracts/problem.ts';
import { readStorage } from '../storage.ts';
import { ApiError } from './api-error.ts';
import { requestUrl } from './request-url.ts';
import { retryDelayMs, shouldRetry, wait } from './retry.ts';

// The page's policy forbids generated code, and zod would try it first.
z.config({ jitless: true });

const timeoutMs = 30_000;

interface CallInput<E extends Endpoint> {
  pathParameters?: Input<E, 'pathParameters'>;
  query?: Input<E, 'query'>;
  body?: Input<E, 'body'>;
  signal?: AbortSignal | undefined;
  /** Shown when the server gives no text of its own. */
  failureText: string;
}

const headersFor = (hasBody: boolean) => {
  const token = readStorage('token');
  return {
    accept: 'application/json',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
};

const refusal = async (response: Response, failureText: string) => {
  const problem = problemSchema.safeParse(await response.json().catch(() => undefined));
  const { error = failureText, code } = problem.data ?? {};
  return new ApiError(error, { status: response.status, code });
};

/** Calls an endpoint as its contract declares it; the reply is parsed by the contract too. */
export const call = async <const E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Output<E>> => {
  const { method } = endpoint;
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  for (let attempt = 0; ; attempt += 1) {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(input.signal ? [input.signal] : [])]);
    const request = { method, headers: headersFor(body !== undefined), signal, ...(body ? { body } : {}) };
    const response = await fetch(requestUrl(endpoint.path, input), request).catch((cause: unknown) => {
      if (input.signal?.aborted) throw cause;
      throw new ApiError(input.failureText, { status: 0, cause });
    });
    if (response.ok) {
      const schema = endpoint.responses[response.status];
      return (schema ? schema.parse(await response.json()) : undefined) as Output<E>;
    }
    const aborted = input.signal?.aborted ?? false;
    if (!shouldRetry({ attempt, method, status: response.status, aborted })) {
      throw await refusal(response, input.failureText);
    }
    await wait(retryDelayMs(attempt), signal);
  }
};
