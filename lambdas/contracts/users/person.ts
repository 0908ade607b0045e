import * as z from 'zod/mini';
import { isDay, line } from '../text/fields.ts';
import { isTimeZone } from '../text/time-zone.ts';
import { typedEmail, typedName, typedPassword, typedPersonName, typedPhone } from '../text/typed.ts';

/** Alphabets that share look-alike letters: if they were mixed, one name could imitate another. */
const alikeAlphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
];
const isOfOneAlphabet = (name: string): boolean => alikeAlphabets.filter((alphabet) => alphabet.test(name)).length <= 1;

/**
 * The messages of these rules are codes, not texts: `validation.<code>` in `locales/`, after the colon a limit that the
 * text names. Form and server read the same schema, so they refuse the same input in the same words.
 */
export const usernameSchema = z.string().check(
  // Checked first: normalizing a letter with thousands of marks takes a second.
  z.maxLength(128, { error: 'tooLong:32', abort: true }),
  z.overwrite(typedName),
  z.minLength(1, 'required'),
  z.regex(/^\p{L}/u, 'usernameStart'),
  z.minLength(3, 'tooShort:3'),
  z.maxLength(32, 'tooLong:32'),
  // No "@": a username can never be taken for a person's e-mail address.
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, 'usernameCharacters'),
  // Some letters and marks are invisible: with them two names could look the same.
  z.regex(/^\P{Default_Ignorable_Code_Point}*$/u, 'usernameCharacters'),
  z.refine(isOfOneAlphabet, 'usernameAlphabets'),
);

export const emailSchema = z
  .string()
  .check(
    z.maxLength(512, { error: 'tooLong:254', abort: true }),
    z.overwrite(typedEmail),
    z.minLength(1, 'required'),
    z.maxLength(254, 'tooLong:254'),
    z.email('invalidEmail'),
  );

/** The characters that Cognito counts as symbols; they hold the specification's `@!#$%^&*()-+`. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

/** Of the user pool's own limits, 8 and 256. */
export const passwordSchema = z
  .string()
  .check(
    z.maxLength(256, { error: 'tooLong:256', abort: true }),
    z.overwrite(typedPassword),
    z.minLength(1, 'required'),
    z.minLength(8, 'tooShort:8'),
    z.regex(symbol, 'passwordSymbol'),
    z.regex(/^\S(.*\S)?$/s, 'passwordSpaces'),
  );

/** The same once more. */
export const repeatedPasswordSchema = z
  .string()
  .check(z.maxLength(256, { error: 'tooLong:256', abort: true }), z.overwrite(typedPassword));

/** For an attempt to log in, not for choosing a password: a wrong password may have any form. */
export const passwordAttemptSchema = z.string().check(z.minLength(1, 'required'), z.maxLength(256, 'tooLong:256'));

/** Empty means that none is given. */
export const phoneSchema = z.string().check(
  z.maxLength(128, { error: 'tooLong:32', abort: true }),
  z.overwrite(typedPhone),
  z.maxLength(32, 'tooLong:32'),
  z.regex(/^(\(?\+?\(?[0-9][0-9 ().-]*)?$/, 'invalidPhone'),
  z.refine((value) => value === '' || /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')), 'invalidPhone'),
);

/** Signs of a link or an address, which no name has: no user may have this site mail a text of theirs to others. */
const linkLike = /https?|:\/\/|www\.|[@/\\]|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** The name for greetings in mails. Empty means that none is given. */
export const mailNameSchema = z.string().check(
  z.maxLength(240, { error: 'tooLong:60', abort: true }),
  z.overwrite(typedPersonName),
  z.maxLength(60, { error: 'tooLong:60', abort: true }),
  z.refine((name) => !/[\p{C}<>{}[\]]/u.test(name) && !linkLike.test(name.normalize('NFKC')), 'invalidName'),
);

export const locationSchema = line(99);

export const genders = ['female', 'male', 'other'] as const;
export const genderSchema = z.enum(['', ...genders]);

/** `yyyy-mm-dd`, from 1900 to today; empty means that none is given. */
export const birthDateSchema = z.string().check(
  z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'invalidDate'),
  z.refine((value) => value === '' || isDay(value), 'invalidDate'),
  z.refine(
    (value) => value === '' || (value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10)),
    'invalidBirthDate',
  ),
);

/** By its IANA name. Empty means that none is given. */
export const timeZoneSchema = z.string().check(
  z.maxLength(64, { error: 'invalidTimeZone', abort: true }),
  z.refine((value) => value === '' || isTimeZone(value), 'invalidTimeZone'),
);
/** As a browser reports it. One that this server does not know must not keep anybody out, so it counts as not reported. */
export const reportedTimeZoneSchema = z.catch(z.optional(timeZoneSchema), undefined);

/** The fields that people fill in about themselves; all optional, empty where not given. */
export const profileFields = {
  gender: genderSchema,
  birthDate: birthDateSchema,
  phone: phoneSchema,
  location: locationSchema,
};

/** The same for a form that may leave these fields out. */
export const optionalProfileFields = {
  gender: z._default(genderSchema, ''),
  birthDate: z._default(birthDateSchema, ''),
  phone: z._default(phoneSchema, ''),
  location: z._default(locationSchema, ''),
};

export const userIdSchema = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Who is logged in, as the browser keeps it under `user`. */
export const currentUserSchema = z.object({ id: userIdSchema, username: z.string(), isAdmin: z.boolean() });
