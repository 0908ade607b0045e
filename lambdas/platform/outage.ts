/** Error names by which services refuse calls because all callers together make too many. */
const throttled = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'Throttling',
  'ThrottlingError',
  'ThrottlingException',
  'TooManyRequestsException',
]);
/** The connection could not be made, was cut, or brought no answer in time. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

interface ServiceError extends Error {
  code?: unknown;
  $fault?: unknown;
  $metadata?: { httpStatusCode?: number };
  CancellationReasons?: { Code?: string }[];
}

/**
 * Whether an error comes from a service that is temporarily busy, broken or unreachable, so that the same request is
 * worth another try. Libraries wrap such errors, so causes are checked as well.
 */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { name, code, cause, $fault, $metadata, CancellationReasons = [] }: ServiceError = error;
  return (
    throttled.has(name) ||
    name === 'TimeoutError' ||
    unreachable.has(String(code)) ||
    $fault === 'server' ||
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    CancellationReasons.some(({ Code = '' }) => throttled.has(Code) || Code === 'ProvisionedThroughputExceeded') ||
    isOutage(cause)
  );
};
