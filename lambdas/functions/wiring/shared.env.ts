import * as z from 'zod/mini';

/** Variables that several functions have, in groups. `*.env.ts` files import nothing but zod and each other. */

export const text = z.string().check(z.minLength(1));

/** Of functions behind the HTTP API: the keys by which they recognise CloudFront (`platform/http/origin.ts` reads them). */
export const served = { ORIGIN_KEYS: text };

export const records = { TABLE_NAME: text };

export const audited = { ...records, AUDIT_TABLE_NAME: text };

/** How mail is sent. */
export const mailing = {
  MAIL_FROM: text,
  MAIL_CONFIGURATION_SET: text,
  /** The folder of the parameter store with the secrets of the settings. */
  SECRETS_FOLDER: text,
  /** The contact for readers, where administrators have set none. */
  SITE_CONTACT: z.optional(text),
  /** Set on a laptop: mail servers may be on the same machine, at any port. */
  LOCAL_MAIL_SERVERS: z.optional(z.literal('allowed')),
};

/** Of functions that have the dispatcher of campaigns called at a time. */
export const scheduling = { SCHEDULE_GROUP: text, SCHEDULE_ROLE: text, SCHEDULE_DEAD_LETTERS: text };

/** Of functions that send mail to people. */
export const people = { ...audited, ...mailing, SITE_URL: text };

/** Of functions that log people in or change what the user pool knows of them. */
export const accounts = { ...people, ...served, USER_POOL_ID: text, USER_POOL_CLIENT_ID: text };
