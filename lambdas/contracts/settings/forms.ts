import { isHostName } from '../text/host-name.ts';

/** The forms of values that services of others ask for. */

const secureAddress = (value: string): URL | undefined => {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.href.length <= 2048 ? url : undefined;
};

/** Ports below are those of other services, such as mail. */
const lowestFreePort = 1_024;

export const isSecureAddress = (value: string): boolean => {
  const url = secureAddress(value);
  if (url === undefined || (url.port !== '' && Number(url.port) < lowestFreePort)) return false;
  return isHostName(url.hostname) && url.username === '' && url.password === '' && url.hash === '';
};

/** The address that programs read in what was typed, so that everybody sees where it leads. */
export const asSecureAddress = (value: string): string => {
  const url = secureAddress(value);
  if (url === undefined) return value;
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '' ? url.origin : url.href;
};

/** Google's measurement id. */
export const isMeasurementId = (value: string): boolean => /^G-[A-Z0-9]{4,20}$/.test(value);

/** The token of a site in Cloudflare's Web Analytics. It is public: every page that is counted names it. */
export const isSiteToken = (value: string): boolean => /^[0-9a-f]{32}$/.test(value);

/** The site key of a widget of Cloudflare Turnstile. It is public: the widget's page names it. */
export const isTurnstileKey = (value: string): boolean => /^\dx[\w-]{20,60}$/.test(value);

/** The address of a project for Sentry's clients: `https://<public key>@<host>/<project>`, without a secret. */
export const parseDsn = (
  value: string,
): { publicKey: string; host: string; path: string; project: string } | undefined => {
  const url = secureAddress(value);
  const [, path = '', project = ''] = /^(.*)\/(\d{1,20})$/.exec(url?.pathname ?? '') ?? [];
  if (url === undefined || project === '' || !/^\w{1,64}$/.test(url.username)) return undefined;
  const isPlain = url.password === '' && url.search === '' && url.hash === '' && url.port === '';
  if (!isPlain || !isHostName(url.hostname) || !/^(\/[\w-]+)*$/.test(path)) return undefined;
  return { publicKey: url.username, host: url.hostname, path, project };
};

/** A model or an inference profile of Bedrock, by id. */
export const isModelId = (value: string): boolean => /^[a-z0-9][\w.:/-]{2,199}$/i.test(value);

/** Cohere Embed v4 or an inference profile of it: each embedding model takes texts in a form of its own. */
export const isEmbeddingModelId = (value: string): boolean => /^(?:[a-z-]+\.)?cohere\.embed-v4:\d+$/.test(value);
