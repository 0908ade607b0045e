import { agents } from './cache/sockets.ts';

/**
 * Time limits for calls to AWS. By default the SDK waits without a limit: a service that hangs would keep a function
 * waiting until the function's own timeout, and its caller would get no answer from us. The limits cover connection and
 * request; reading a reply's body comes on top. Between attempts the SDK waits for 50 ms after a fault, and up to a few
 * seconds when it is throttled.
 */
const within = (requestTimeout: number, maxAttempts: number) => ({
  maxAttempts,
  requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true, ...agents },
});

/** The table and the parameter store, which answer in milliseconds. */
export const quickCalls = within(2_000, 3);

/** Cognito calls our triggers before it answers; SES, S3 and the scheduler have more to do than the table. */
export const slowCalls = within(4_000, 2);

/** For functions that no one waits for: a late result is better than none. */
export const patientCalls = within(10_000, 5);
