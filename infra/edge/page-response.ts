/** Viewer response: keeps a language that the address asked for, so that the choice holds without JavaScript too. */
import type { EdgeRequest, EdgeResponse } from './edge-event.ts';
import { askedLanguage } from './language.ts';

export function handler(event: { request: EdgeRequest; response: EdgeResponse }): EdgeResponse {
  const language = askedLanguage(event.request);
  if (language !== undefined && event.request.cookies.i18next?.value !== language) {
    event.response.cookies = event.response.cookies || {};
    event.response.cookies.i18next = { value: language, attributes: 'Path=/; Max-Age=31536000; SameSite=Lax' };
  }
  return event.response;
}
