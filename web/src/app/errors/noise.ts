import { ApiError } from '#web/shared/api/api-error.ts';

/** The report of an error, as Sentry's client describes it. */
export interface Thrown {
  type?: string | undefined;
  value?: string | undefined;
  mechanism?: { type?: string | undefined } | undefined;
  stacktrace?: { frames?: { filename?: string | undefined }[] | undefined } | undefined;
}

/** By the error's name, message, or both in one line. Each browser says it differently. */
const texts: readonly RegExp[] = [
  // Rejections with something that is no error.
  /^UnhandledRejection\b|Non-Error (promise rejection|exception) captured|Object captured as promise rejection/,
  /ResizeObserver loop/,
  // Network errors and fetches that fail.
  /\bNetworkError\b|Network ?request failed|network connection was lost|network error|Internet connection appears to be offline|net::ERR_/i,
  /Failed to fetch|fetch failed|Load failed|NetworkError when attempting to fetch|^TypeError: cancelled$|\bTimeoutError\b/i,
  // Requests that were given up.
  /\bAbortError\b|signal is aborted|(operation|request|fetch|transaction) (was|is) aborted|aborted a request|Fetch is aborted/i,
  // Code that a release has replaced.
  /dynamically imported module|Importing a module script failed|module script|Loading (CSS )?chunk \S+ failed|ChunkLoadError|Unable to preload CSS/i,
  // Extensions.
  /Extension context invalidated|chrome\.runtime|browser\.runtime|message port closed before a response|Receiving end does not exist|listener indicated an asynchronous response/i,
  // Scripts that count visitors.
  /\b(gtag|dataLayer|google_tag_manager|__cfBeacon)\b/,
];

const files: readonly RegExp[] = [
  /^(chrome|moz|safari|safari-web|ms-browser|webkit-masked-url)(-extension)?:\/\/|^webkit-masked-url:|^(user-script|userscript):/i,
  /^https?:\/\/([\w-]+\.)*(googletagmanager|google-analytics|cloudflareinsights)\.com\//i,
  /\/api\/analytics\/proxy\//,
];

const isRejection = ({ mechanism }: Thrown): boolean => /onunhandledrejection$/.test(mechanism?.type ?? '');

/** Whether an error says nothing about the site's own code. `original` is what was thrown. */
export const isNoise = (thrown: readonly Thrown[], original: unknown): boolean => {
  // A refusal, or no answer: the server and the network know of it.
  if (original instanceof ApiError) return true;
  const isError = original instanceof Error || original instanceof DOMException;
  if (original !== undefined && !isError && thrown.some(isRejection)) return true;
  return thrown.some(({ type = '', value = '', stacktrace }) => {
    const line = `${type}: ${value}`;
    const places = (stacktrace?.frames ?? []).map(({ filename = '' }) => filename);
    return (
      texts.some((pattern) => pattern.test(line)) || places.some((place) => files.some((file) => file.test(place)))
    );
  });
};
