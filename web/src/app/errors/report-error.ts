import { type ErrorReport, errorReportLimits, logError, newErrorId } from '#contracts/error-log/endpoints.ts';
import { scrub } from '#contracts/text/scrub.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { numberError, numberOf } from './error-numbers.ts';
import { lastThrown } from './last-thrown.ts';

/** Each browser says it differently when there was no answer. */
const isWithoutAnswer = (error: unknown): boolean =>
  (error instanceof TypeError && /failed to fetch|networkerror|load failed|network connection/i.test(error.message)) ||
  (error instanceof DOMException && /^(Abort|Timeout|Network)Error$/.test(error.name));

/** A missing connection is no defect, nor is the end of a session; any other refusal that no screen has dealt with is. */
const isDefect = (error: unknown): boolean =>
  error instanceof ApiError ? error.status > 0 && error.status !== 401 : !isWithoutAnswer(error);

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message || error.name;
  try {
    return typeof error === 'object' ? JSON.stringify(error) : String(error);
  } catch {
    return String(error);
  }
};

/**
 * Without secrets, and no longer than a report may hold. Text that is far longer is cut first, as it takes long to look
 * through.
 */
const fitted = (name: keyof typeof errorReportLimits, text: string): string =>
  scrub(text.slice(0, 4 * errorReportLimits[name])).slice(0, errorReportLimits[name]);

/** The report of an error to the server. */
const reportOf = (error: unknown, id: string): ErrorReport => {
  const stack = error instanceof Error ? error.stack : undefined;
  const [thrown, { errorInfo } = {}] = lastThrown.by ?? [];
  const componentStack = thrown === error ? errorInfo?.componentStack : undefined;
  return {
    id,
    message: fitted('message', messageOf(error)),
    ...(stack ? { stack: fitted('stack', stack) } : {}),
    ...(componentStack ? { componentStack: fitted('componentStack', componentStack) } : {}),
    // Without the part after the #: there the finder keeps what a visitor has said about their foot.
    url: fitted('url', location.href.split('#')[0] ?? ''),
    userAgent: fitted('userAgent', navigator.userAgent),
    timestamp: new Date().toISOString(),
  };
};

/** A page that throws a new error each second does not flood the log. */
const maximumReports = 50;
let reports = 0;

/** A whole number below `limit`, which is a power of two. */
const random = (limit: number): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % limit;

/**
 * The number of an error; an error that is met for the first time is reported under it. Undefined for what is no defect.
 * Whether the report arrives changes nothing for the visitor.
 */
export const reportOnce = (error: unknown): string | undefined => {
  const known = numberOf(error);
  if (known || !isDefect(error) || reports >= maximumReports) return known;
  reports += 1;
  const id = newErrorId(random);
  numberError(error, id);
  write(logError, { body: reportOf(error, id) }).catch((failure: unknown) => console.error(failure));
  return id;
};
