/**
 * How long calls to AWS may take. By default the SDK waits without an end: a service that hangs would hold a function until
 * its own timeout, and its caller would get no answer of ours. Only connection and request are meant; what a reply's body
 * takes comes on top. Between attempts the SDK waits for 50 ms after a fault, and up to a few seconds when it is throttled.
 */
const within = (requestTimeout: number, maxAttempts: number) => ({
  maxAttempts,
  requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
});

/** The table and the parameter store, which answer in milliseconds. */
export const quickCalls = within(2_000, 3);

/** Cognito asks our triggers before it answers; SES, S3 and the scheduler have more to do than the table. */
export const slowCalls = within(4_000, 2);

/** For functions that nobody waits for: a late result is better than none. */
export const patientCalls = within(10_000, 5);
