/**
 * Viewer response: stores a language that the address asked for in a cookie, so that the choice also lasts without
 * JavaScript. One address has a page in each language (chosen by cookie and browser), so no cache but CloudFront may
 * keep it.
 */
import type { EdgeRequest, EdgeResponse } from './edge-event.ts';
import { askedLanguage } from './language.ts';

export function handler(event: { request: EdgeRequest; response: EdgeResponse }): EdgeResponse {
  const language = askedLanguage(event.request);
  if (language !== undefined && event.request.cookies.i18next?.value !== language) {
    event.response.cookies = event.response.cookies || {};
    event.response.cookies.i18next = { value: language, attributes: 'Path=/; Max-Age=31536000; SameSite=Lax; Secure' };
  }
  event.response.headers = event.response.headers || {};
  event.response.headers['cache-control'] = { value: 'private, no-cache' };
  return event.response;
}
