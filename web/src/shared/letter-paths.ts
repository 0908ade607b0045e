import { paths } from './paths.ts';

/** A letter on the newsletter's page; `web/src/app/public/newsletter-page.tsx` reads the address. */
export const letterPath = (address: string): string => `${paths.newsletter}?letter=${encodeURIComponent(address)}`;

/** In place of one letter's address. */
export const everyLetter = 'all';
export const lettersPath = letterPath(everyLetter);
