/** The names of errors by which services say that all callers together ask too much. */
const throttled = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
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
 * Whether an error comes from a service that is busy, broken or away for a moment, so that the same request is worth
 * another try. Libraries wrap such errors: causes count as well.
 */
export const isOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { name, code, cause, $fault, $metadata, CancellationReasons = [] }: ServiceError = error;
  return (
    throttled.has(name) ||
    name === 'TimeoutError' ||
    // Cognito could not hand its mail to SES.
    name === 'CodeDeliveryFailureException' ||
    unreachable.has(String(code)) ||
    $fault === 'server' ||
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    CancellationReasons.some(({ Code = '' }) => throttled.has(Code) || Code === 'ProvisionedThroughputExceeded') ||
    isOutage(cause)
  );
};
