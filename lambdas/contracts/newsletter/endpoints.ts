import * as z from 'zod/mini';
import { botCheckTokenSchema } from '../auth/endpoints.ts';
import { endpoint, redirectSchema } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { typedSearch } from '../text/typed.ts';
import { emailSchema, mailNameSchema } from '../users/person.ts';

/**
 * The words by which a reader asked for the newsletter: where they stand, and the number of their wording, which grows
 * with each change of what they promise (`locales/`: `profile.newsletter`, `common.newsletter`, `newsletter`).
 */
export const consentWords = {
  footer: 'footer-2',
  signUp: 'signUp-2',
  account: 'account-2',
  preferences: 'preferences-2',
  /** An administrator's statement with a list: `readers.importStatement`. */
  import: 'import-1',
} as const;

/** For the links in a mail: a key that no one can guess. Those of a newsletter do not expire. */
export const readerTokenSchema = z.string().check(z.regex(/^[\w-]{20,128}$/, 'invalidLink'));

/**
 * Which mail of a campaign a link stood in: the campaign, its chunk and the position in it. Only what campaigns count depends on
 * it, so a mark that was damaged is passed over.
 */
export const mailMarkSchema = z.string().check(z.regex(/^[0-9a-f-]{36}\.\d{1,7}\.\d{1,7}$/, 'invalidLink'));

/** Asks for a mail with a link. The reply is the same no matter who owns the address. */
export const subscribe = endpoint({
  id: 'subscribe',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  access: 'public',
  body: z.strictObject({ email: emailSchema, language: languageSchema, turnstileToken: botCheckTokenSchema }),
  responses: { 204: undefined, 400: problemSchema, 429: problemSchema, 503: problemSchema },
});

/**
 * The second step of subscribing, by the token of the mail: no one gets a newsletter without it. Valid for seven days.
 */
export const confirmSubscription = endpoint({
  id: 'confirmSubscription',
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'public',
  isRepeatable: true,
  body: z.strictObject({ token: readerTokenSchema, mailName: z.optional(mailNameSchema) }),
  responses: { 204: undefined, 400: problemSchema },
});

export const mailPreferencesSchema = z.strictObject({
  /** Newsletters and offers. */
  newsletter: z.boolean(),
  /** News about the site itself. */
  announcements: z.boolean(),
  language: languageSchema,
  /** By which mails greet; absent where it is not to change, empty where none is to be known. */
  mailName: z.optional(mailNameSchema),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** A POST, so that the token is in no address. */
export const readMailPreferences = endpoint({
  id: 'readMailPreferences',
  method: 'POST',
  path: '/api/newsletter/preferences/read',
  access: 'public',
  isRepeatable: true,
  body: z.strictObject({ token: readerTokenSchema }),
  responses: {
    /** The address with its beginnings alone: `n***@e***.com`. */
    200: z.extend(mailPreferencesSchema, { email: z.string() }),
    400: problemSchema,
  },
});

export const saveMailPreferences = endpoint({
  id: 'saveMailPreferences',
  method: 'POST',
  path: '/api/newsletter/preferences',
  access: 'public',
  isRepeatable: true,
  body: z.extend(mailPreferencesSchema, { token: readerTokenSchema, mark: z.optional(mailMarkSchema) }),
  responses: { 204: undefined, 400: problemSchema },
});

const ofReader = z.strictObject({ token: readerTokenSchema });
/** Anything else that a mail program adds to the address is ignored: nothing may keep a reader on the list. */
const ofMail = z.object({ c: z.optional(z.string()) });

/**
 * One click in a mail program (RFC 8058), which posts `List-Unsubscribe=One-Click` as a form: the reader gets no mail to many any
 * more. The body is not looked at, as a program's mistake must not keep anybody on the list.
 */
export const unsubscribe = endpoint({
  id: 'unsubscribe',
  method: 'POST',
  path: '/api/newsletter/unsubscribe/{token}',
  access: 'public',
  isRepeatable: true,
  pathParameters: ofReader,
  query: ofMail,
  ignoresBody: true,
  responses: { 204: undefined, 400: problemSchema },
});

/** The same address in a browser: leads to the page with the preferences, and changes nothing. */
export const showUnsubscribe = endpoint({
  id: 'showUnsubscribe',
  method: 'GET',
  path: '/api/newsletter/unsubscribe/{token}',
  access: 'public',
  // A link that a mail program has damaged is explained by the page.
  pathParameters: z.strictObject({ token: z.string().check(z.maxLength(1_000)) }),
  query: ofMail,
  responses: { 303: redirectSchema, 400: problemSchema },
});

export const suppressionReasons = ['bounced', 'complained', 'byAdministrator'] as const;
export const suppressionSchema = z.object({ reason: z.enum(suppressionReasons), time: timeSchema });
export const subscriptionStates = ['confirmed', 'none'] as const;

/** An address that asked for the newsletter, refused mail, or to which none may go. */
export const readerSchema = z.object({
  email: z.string(),
  language: languageSchema,
  /** Of readers without an account; those with one say so in their account. */
  subscription: z.enum(subscriptionStates),
  since: z.optional(timeSchema),
  /** Wants no newsletter. */
  refused: z.optional(timeSchema),
  /** Wants no announcements. */
  unsubscribed: z.optional(timeSchema),
  suppressed: z.optional(suppressionSchema),
});
export type Reader = z.infer<typeof readerSchema>;

/**
 * Names a subscription in the `mailto:` by which its reader unsubscribes: the hash of the token of its links. It finds a reader for
 * administrators, and opens nothing, since no token can be made of it.
 */
export const unsubscribeMarkSchema = z.string().check(z.regex(/^[\w-]{43}$/));

export const readerFilters = ['subscribed', 'unsubscribed', 'suppressed'] as const;

/** By address. A page may be short while `nextCursor` leads on: a search ends after a few seconds. */
export const listReaders = endpoint({
  id: 'listReaders',
  method: 'GET',
  path: '/api/admin/readers',
  access: 'admin',
  query: z.strictObject({
    /** Words, each anywhere in the address. */
    search: z.optional(z.string().check(z.maxLength(254, { abort: true }), z.overwrite(typedSearch))),
    state: z.optional(z.enum(readerFilters)),
    language: z.optional(languageSchema),
    /** The one reader with this address. */
    email: z.optional(z.string().check(z.maxLength(254))),
    /** Of a request to unsubscribe: the one reader whom it means, under the address that they have now. */
    mark: z.optional(unsubscribeMarkSchema),
    limit: pageSizeQuery,
    cursor: cursorQuery,
  }),
  responses: { 200: z.object({ items: z.array(readerSchema), nextCursor: z.optional(z.string()) }), ...adminRefusals },
});

/** No mail to many goes to this address any more; codes and links of an account still do. */
export const suppressReader = endpoint({
  id: 'suppressReader',
  method: 'POST',
  path: '/api/admin/readers/suppress',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({
    email: emailSchema,
    /** Where an administrator has read that mail to it came back. */
    reason: z.optional(z.literal('bounced')),
  }),
  responses: { 200: readerSchema, ...adminRefusals },
});

/** Its owner has asked an administrator, by mail for example: neither newsletter nor announcements any more, until they ask again. */
export const unsubscribeReader = endpoint({
  id: 'unsubscribeReader',
  method: 'POST',
  path: '/api/admin/readers/unsubscribe',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ email: emailSchema }),
  responses: { 200: readerSchema, ...adminRefusals },
});

/** An address, and why no mail to many goes to it: by our own list, or else by SES's for the whole account. */
export const suppressedAddressSchema = z.object({ email: z.string(), suppressed: z.optional(suppressionSchema) });
export type SuppressedAddress = z.infer<typeof suppressedAddressSchema>;

/** Of one address, whether it is blocked. SES may block one of which our list knows nothing. */
export const findSuppression = endpoint({
  id: 'findSuppression',
  method: 'GET',
  path: '/api/admin/readers/suppression',
  access: 'admin',
  query: z.strictObject({ email: emailSchema }),
  responses: { 200: suppressedAddressSchema, ...adminRefusals, 503: problemSchema },
});

/** Mail may go to the address again, as far as its reader wants some: it is on no list any more, neither ours nor SES's. */
export const releaseReader = endpoint({
  id: 'releaseReader',
  method: 'POST',
  path: '/api/admin/readers/release',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ email: emailSchema }),
  responses: { 200: suppressedAddressSchema, ...changeRefusals },
});
