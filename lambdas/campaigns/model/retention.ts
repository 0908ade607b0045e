/**
 * So long is kept to whom a campaign was sent and what each of them did with it: half a year, in which a reader may ask why a mail
 * came, or SES about a complaint. Then only numbers remain. The page on privacy and the report name it.
 */
export const keptDays = 180;

/** When DynamoDB deletes what is written now: in seconds since the epoch. */
export const expiryAt = (now: number): number => Math.floor(now / 1000) + keptDays * 24 * 60 * 60;
