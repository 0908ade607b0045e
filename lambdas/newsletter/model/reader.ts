import * as z from 'zod/mini';
import { suppressionSchema } from '#contracts/newsletter/endpoints.ts';
import { timeSchema } from '#contracts/text/fields.ts';
import { languageSchema } from '#contracts/text/locale.ts';

/** By whom, when and from where a consent that a reader gave elsewhere was entered. */
export const importedConsentSchema = z.object({
  /** The import, all parts of which have one. */
  id: z.string(),
  /** The administrator's id. */
  by: z.string(),
  time: timeSchema,
  /** Where the consent was given, and to whom, in the administrator's words. */
  from: z.string(),
  collectedBy: z.optional(z.string()),
});

/**
 * A consent to the newsletter, kept as proof: when and by which words it was asked for, and when the link was followed. Of one that was
 * given elsewhere, both times are the day on which it was given.
 */
export const subscriptionSchema = z.object({
  asked: timeSchema,
  confirmed: timeSchema,
  words: z.string(),
  language: languageSchema,
  imported: z.optional(importedConsentSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** An address as the table stores one. The newsletter choices of a user with an account are in the account. */
export const readerRecordSchema = z.object({
  /** In lower case. */
  email: z.string(),
  language: languageSchema,
  /** By which mails greet a reader without an account; those with one say so there. */
  mailName: z.optional(z.string()),
  /** Of the links in mails; absent until a mail needs it. */
  token: z.optional(z.string()),
  /** Of a reader without an account. */
  subscription: z.optional(subscriptionSchema),
  /** The last one that was ended. */
  formerSubscription: z.optional(z.extend(subscriptionSchema, { ended: timeSchema })),
  /** Since when no newsletter is wanted: only a later consent counts. */
  refused: z.optional(timeSchema),
  /** Since when no announcements are wanted. */
  unsubscribed: z.optional(timeSchema),
  suppressed: z.optional(suppressionSchema),
  /** When an administrator last let mail through again, and why none could go until then. */
  released: z.optional(suppressionSchema),
  /** When the mail that welcomes a subscriber was handed over, or was about to be: there is one only, ever. */
  welcomed: z.optional(timeSchema),
  /** The address that the account has had since: the links in mails to this one count for it. */
  movedTo: z.optional(z.string()),
  /** The address that the account had before. */
  movedFrom: z.optional(z.string()),
});
export type ReaderRecord = z.infer<typeof readerRecordSchema>;

/** The change to a reader whose subscription ends. The consent is kept as proof. */
export const withoutSubscription = (subscription: Subscription | undefined, ended: string) => ({
  subscription: undefined,
  ...(subscription ? { formerSubscription: { ...subscription, ended } } : {}),
});

/** How many changes of an account's address are followed. */
export const mostMoves = 5;

/** The form of an address by which everybody is found once. */
export const readerAddress = (email: string): string => email.toLowerCase();

/** A request for the newsletter whose link has not been followed yet. It expires by itself. */
export const subscriptionRequestSchema = z.object({
  email: z.string(),
  language: languageSchema,
  words: z.string(),
  asked: timeSchema,
  /** When the link was followed. */
  used: z.optional(timeSchema),
  /** Epoch seconds. */
  expires: z.number(),
});
export type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;
