import { createHash } from 'node:crypto';
import type { ErrorOccurrence, ErrorReport } from '#contracts/error-log/endpoints.ts';
import { scrub } from '#contracts/text/scrub.ts';
import { describeBrowser } from '#lambdas/platform/describe-browser.ts';

/** Whole characters without control characters, except for the ends of lines. */
const clean = (text: string): string => text.toWellFormed().replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '');

/** Lines keep what they are indented by. */
const scrubbed = (text = ''): string => scrub(clean(text)).replace(/^\n+/, '').trimEnd();

const longestMessage = 300;

/** The first line of what the error says. */
export const messageOf = ({ message }: ErrorReport): string => {
  const [line = ''] = scrubbed(message.trim()).split('\n');
  return [...line].slice(0, longestMessage).join('') || 'Error';
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** The path alone: the part after it may name a person, or grant access. Empty for an address that is no page. */
const pathOf = (url: string): string => {
  const { protocol = '', pathname = '' } = URL.parse(url, 'https://site.invalid') ?? {};
  return /^https?:$/.test(protocol) ? scrubbed(decoded(pathname)).slice(0, 200).toWellFormed() : '';
};

/** How many frames of the stack distinguish one place in the code from another. */
const framesCompared = 3;

/**
 * The places of the stack's first frames: the file without the hash that each build gives it, and what the browser calls
 * the function. Lines and columns change with every build.
 */
const placesOf = (stack: string): string[] =>
  [
    ...stack.matchAll(
      /^\s{0,8}(?:at )?([\w$.<>[\] /*#]{0,80}?)[ @(]{0,2}(?:https?:\/\/[^/\s]{1,100})?(\/[^\s():@]{1,200}):\d+:\d+/gm,
    ),
  ]
    .slice(0, framesCompared)
    .map(([, name = '', path = '']) => `${name.trim()} ${path.replace(/-[\w-]{8}(?=\.\w{2,3}$)/, '')}`);

/** Equal errors have equal ids: the same message, numbers aside, from the same place. */
export const groupIdOf = (report: ErrorReport): string => {
  const said = messageOf(report).replace(/\d+/g, '0');
  const parts = [said, ...placesOf(clean(report.stack ?? ''))];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
};

/** The part of a report that is kept. */
export const occurrenceOf = (
  report: ErrorReport,
  { id, time }: Pick<ErrorOccurrence, 'id' | 'time'>,
): ErrorOccurrence & { message: string } => ({
  id,
  time,
  message: messageOf(report),
  path: pathOf(report.url),
  browser: describeBrowser(clean(report.userAgent)),
  stack: scrubbed(report.stack),
  componentStack: scrubbed(report.componentStack),
});
