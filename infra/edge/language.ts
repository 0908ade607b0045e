import type { EdgeRequest } from './edge-event.ts';

const known = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined;
  const language = value.split('-')[0]?.toLowerCase();
  return language !== undefined && LANGUAGES.indexOf(language) >= 0 ? language : undefined;
};

/** The language that the address itself asks for: `lang`, else `lng`. */
export const askedLanguage = (request: EdgeRequest): string | undefined =>
  known(request.querystring.lang?.value) || known(request.querystring.lng?.value);

const acceptedLanguage = (header: string): string | undefined => {
  let best: string | undefined;
  let bestWeight = 0;
  const parts = header.split(',').slice(0, 20);
  for (let i = 0; i < parts.length; i += 1) {
    const fields = (parts[i] ?? '').split(';');
    const language = known((fields[0] ?? '').trim());
    const weight = fields.length > 1 ? Number((fields[1] ?? '').trim().replace('q=', '')) : 1;
    if (language !== undefined && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
};

/** Query, then the cookie of the last choice, then the browser's own languages, then Hebrew. */
export const pageLanguage = (request: EdgeRequest): string =>
  askedLanguage(request) ||
  known(request.cookies.i18next?.value) ||
  acceptedLanguage(request.headers['accept-language']?.value ?? '') ||
  'he';
