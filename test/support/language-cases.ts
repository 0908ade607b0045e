/** A reader's request, in a form that the edge, the functions and the browser each see in their own way. */
export interface LanguageCase {
  query?: { lang?: string; lng?: string };
  /** The browser's own languages, best first. */
  languages?: readonly string[];
}

/** One table for the three places that choose a language, with the language that all of them choose. */
export const languageCases: readonly (readonly [LanguageCase, string])[] = [
  [{}, 'he'],
  [{ query: { lang: 'en' } }, 'en'],
  [{ query: { lng: 'ru' } }, 'ru'],
  [{ query: { lang: 'en', lng: 'ru' } }, 'en'],
  [{ query: { lang: 'xx', lng: 'ru' } }, 'ru'],
  [{ query: { lang: 'EN-us' } }, 'en'],
  [{ query: { lang: 'iw' }, languages: ['en'] }, 'he'],
  [{ query: { lang: '<script>alert(1)</script>' }, languages: ['fr'] }, 'fr'],
  [{ query: { lang: '__proto__' } }, 'he'],
  [{ languages: ['iw-IL', 'en'] }, 'he'],
  [{ languages: ['de-DE', 'de', 'fr', 'en'] }, 'fr'],
  [{ languages: ['FR-ca'] }, 'fr'],
  [{ languages: ['en<script>', 'es-419'] }, 'es'],
  [{ languages: ['zz'] }, 'he'],
];

/** The languages as `Accept-Language` carries them. */
export const acceptHeader = ({ languages }: LanguageCase): string | undefined =>
  languages?.map((tag, index) => (index === 0 ? tag : `${tag};q=${(1 - index / 10).toFixed(1)}`)).join(',');
