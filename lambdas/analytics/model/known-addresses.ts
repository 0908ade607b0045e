import type { VisitEvent } from '#contracts/analytics/visits.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import { scrub } from '#contracts/text/scrub.ts';

/** The pages that everybody can read, beside those of brands and posts. */
export const countedPages = [
  ...['/', '/products', '/blog', '/tips', '/login', '/signup', '/request-password-reset', '/reset-password'],
  ...[
    '/undo-email-change',
    '/newsletter',
    '/newsletter/confirm',

    '/glossary',
    '/accessibility',
    '/privacy',
  ],
  ...['/find', '/find/how', '/compare'],
] as const;

/** The records that the site has at this moment. */
export interface Known {
  paths: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  shoes: ReadonlySet<string>;
  /** Known models, which the finder suggests. */
  models: ReadonlySet<string>;
}

/** A searched text as it is counted; undefined where it could be about a person. */
export const countedSearch = (text: string): string | undefined => {
  const folded = foldPhrase(text).replaceAll(/\s+/g, ' ').trim();
  const isPersonal = /[@\d]{5}|@|https?:|www\./.test(folded) || scrub(text) !== text;
  return folded === '' || isPersonal ? undefined : folded;
};

/** Whether an event is about something that the site has: anybody can send any name. */
export const isKnown = (event: VisitEvent, { paths, brands, shoes, models }: Known): boolean => {
  if (event.kind === 'view') return paths.has(event.path);
  if (event.kind === 'read') return event.path.startsWith('/blog/') && paths.has(event.path);
  if (event.kind === 'shoe') return shoes.has(event.id);
  if (event.kind === 'finderModel') return models.has(event.id);
  return event.kind === 'maker' ? brands.has(event.id) : true;
};
