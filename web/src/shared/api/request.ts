import * as z from 'zod/mini';
import { confirmationHeader, type Endpoint, type Input, type Output } from '#contracts/http/endpoint.ts';
import { problemSchema } from '#contracts/http/problem.ts';
import { appLanguage, appText } from '../i18n/app-text.ts';
import { ApiError } from './api-error.ts';
import { connection } from './connection.ts';
import { credentials } from './credentials.ts';
import { gatewayProblem } from './gateway-problem.ts';
import { retryDelayMs, shouldRetry, wait } from './retry.ts';

// The page's policy forbids generated code, and zod would try it first.
z.config({ jitless: true });

const timeoutMs = 30_000;

export interface RequestInput<E extends Endpoint> {
  pathParameters?: Input<E, 'pathParameters'>;
  query?: Input<E, 'query'>;
  body?: Input<E, 'body'>;
  signal?: AbortSignal | undefined;
  /** Names a write, so that the server carries it out only once however often it is sent. */
  idempotencyKey?: string | undefined;
  /** Shown when the server gives no text of its own, where more can be said than that the request failed. */
  failureText?: string | undefined;
  /** Perhaps no user is there to be asked for the password. */
  isUnattended?: boolean;
}

const entries = (value: unknown): [string, unknown][] => Object.entries(value ?? {});

/** The address of a call: `{name}` filled in and encoded, the query without its undefined fields. */
export const requestUrl = (path: string, input: { pathParameters?: unknown; query?: unknown }): string => {
  const parameters = new Map(entries(input.pathParameters));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters.get(name))));
  const query = new URLSearchParams();
  for (const [name, value] of entries(input.query)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${filled}?${query}` : filled;
};

/** A failure that the server did not explain. */
export const unexplained = (failureText: string | undefined, status: number, cause?: unknown) =>
  new ApiError(failureText ?? appText('requestFailed'), { status, cause, isGeneral: failureText === undefined });

const refusal = async (response: Response, failureText: string | undefined) => {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const problem = problemSchema.safeParse(body).data ?? gatewayProblem(status, body);
  if (!problem) return unexplained(failureText, status);
  const { error, ...details } = problem;
  return new ApiError(error, { status, ...details });
};

/** A 401 with another code is about the input, not about the session. */
const isSessionOver = (endpoint: Endpoint, { status, code }: ApiError) =>
  endpoint.access !== 'public' && status === 401 && (code === undefined || code === 'authenticationRequired');

/** The reply as its contract declares it. */
const parse = async <E extends Endpoint>(endpoint: E, response: Response): Promise<Output<E>> => {
  const schema = endpoint.responses[response.status];
  if (!schema) return undefined as Output<E>;
  try {
    return schema.parse(await response.json()) as Output<E>;
  } catch (cause) {
    throw new ApiError(appText('invalidResponse'), { status: response.status, code: 'invalidResponse', cause });
  }
};

/**
 * Sends a request as the endpoint's contract declares it; the reply is parsed by the contract too. `call` and `write` are
 * the ways in.
 * @throws ApiError for every refusal, and without a request where the endpoint needs a login and there is none.
 */
export const request = async <const E extends Endpoint>(endpoint: E, input: RequestInput<E>): Promise<Output<E>> => {
  const { method, access } = endpoint;
  const { idempotencyKey, failureText } = input;
  const token = credentials.token?.();
  const language = appLanguage();
  if (access !== 'public' && !token) {
    throw new ApiError(appText('authenticationRequired'), { status: 401, code: 'authenticationRequired' });
  }
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers = {
    accept: 'application/json',
    // The server's own words are shown as they are: in the language of the page, not of the browser.
    ...(language ? { 'accept-language': language } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    // One key for all attempts, so that the server carries out the write only once.
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
  const isRepeatable =
    idempotencyKey !== undefined || endpoint.isRepeatable === true || method === 'GET' || method === 'HEAD';
  for (let attempt = 0; ; attempt += 1) {
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(input.signal ? [input.signal] : [])]);
    const confirmation = endpoint.confirmed && credentials.confirmation?.();
    const init = {
      method,
      headers: confirmation ? { ...headers, [confirmationHeader]: confirmation } : headers,
      signal,
      ...(body === undefined ? {} : { body }),
    };
    const response = await fetch(requestUrl(endpoint.path, input), init).catch((cause: unknown) => {
      if (input.signal?.aborted) throw cause;
      connection.doubted?.();
      throw unexplained(failureText, 0, cause);
    });
    if (response.ok) return parse(endpoint, response);
    const aborted = input.signal?.aborted ?? false;
    if (!shouldRetry({ attempt, isRepeatable, status: response.status, aborted })) {
      const error = await refusal(response, failureText);
      if (error.code === 'confirmationNeeded' && !input.isUnattended && (await credentials.confirm?.())) continue;
      // The session was revoked elsewhere. If the token has been replaced meanwhile, nothing needs to be done.
      if (isSessionOver(endpoint, error) && credentials.token?.() === token) credentials.refused?.(error.message);
      throw error;
    }
    // Each attempt has its own 30 seconds, and the pause is in none of them.
    await wait(retryDelayMs(attempt), input.signal);
  }
};
