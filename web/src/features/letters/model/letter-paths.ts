/** Addresses of the newsletter's page; `web/src/app/public/newsletter-page.tsx` reads them. */
export const letterPath = (address: string): string => `/newsletter?letter=${encodeURIComponent(address)}`;

/** In place of one letter's address. */
export const everyLetter = 'all';
export const lettersPath = letterPath(everyLetter);
