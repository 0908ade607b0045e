import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './locale.ts';
import { problemSchema } from './problem.ts';

/**
 * The messages of these rules are codes, not texts: `validation.<code>` in `locales/`, after the colon a limit that the
 * text names. Form and server read the same schema, so they refuse the same input in the same words.
 */
export const usernameSchema = z.string().check(
  // Before anything else: to normalize a letter with thousands of marks takes a second.
  z.maxLength(128, { error: 'tooLong:32', abort: true }),
  z.normalize('NFKC'),
  z.trim(),
  z.minLength(1, 'required'),
  z.regex(/^\p{L}/u, 'usernameStart'),
  z.minLength(3, 'tooShort:3'),
  z.maxLength(32, 'tooLong:32'),
  // No "@": a username can never be taken for somebody's e-mail address.
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, 'usernameCharacters'),
  // Some letters and marks are invisible: with them two names could look the same.
  z.regex(/^\P{Default_Ignorable_Code_Point}*$/u, 'usernameCharacters'),
);

export const emailSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong:254'), z.email('invalidEmail'));

/** What Cognito counts as a symbol; it holds the specification's `@!#$%^&*()-+`. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

/** Of Cognito's own limits, 8 and 256. */
export const passwordSchema = z
  .string()
  .check(
    z.minLength(1, 'required'),
    z.minLength(8, 'tooShort:8'),
    z.maxLength(256, 'tooLong:256'),
    z.regex(symbol, 'passwordSymbol'),
    z.regex(/^\S(.*\S)?$/s, 'passwordSpaces'),
  );

/** Empty means that none is given. */
export const phoneSchema = z.string().check(
  z.trim(),
  z.maxLength(32, 'tooLong:32'),
  z.regex(/^(\+?[0-9][0-9\s().-]*)?$/, 'invalidPhone'),
  z.refine((value) => value === '' || /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')), 'invalidPhone'),
);

export const locationSchema = z.string().check(
  z.trim(),
  z.maxLength(99, 'tooLong:99'),
  // Neither control characters nor halves of characters, and nothing that turns the direction of the text around it.
  z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'invalidText'),
);

export const genders = ['female', 'male', 'other'] as const;
export const genderSchema = z.enum(['', ...genders]);

const isCalendarDate = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
/** `yyyy-mm-dd`, from 1900 to today; empty means that none is given. */
export const birthDateSchema = z.string().check(
  z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'invalidDate'),
  z.refine((value) => value === '' || isCalendarDate(value), 'invalidDate'),
  z.refine(
    (value) => value === '' || (value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10)),
    'invalidBirthDate',
  ),
);

export const roles = ['admin', 'user', 'moderator', 'editor'] as const;
export const roleSchema = z.enum(roles);

/** Assigned by consent or by an administrator. */
export const assignedGroups = ['newsletter', 'vip'] as const;
/** Follow from a user's dates: joined within 30 days, idle over 90 days, everybody. */
export const computedGroups = ['new', 'inactive', 'all'] as const;
export const groups = [...assignedGroups, ...computedGroups] as const;
export const assignedGroupSchema = z.enum(assignedGroups);
export const groupSchema = z.enum(groups);

export const userIdSchema = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** ISO 8601, UTC. */
export const timeSchema = z.string();

/** Who is logged in, as the browser keeps it under `user`. */
export const currentUserSchema = z.object({ id: userIdSchema, username: z.string(), isAdmin: z.boolean() });

/** What a person says about themselves; all optional, empty where not given. */
export const profileFields = {
  gender: genderSchema,
  birthDate: birthDateSchema,
  phone: phoneSchema,
  location: locationSchema,
};

export const secondFactorSchema = z.enum(['none', 'totp', 'email']);

export const userSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  gender: z.string(),
  birthDate: z.string(),
  phone: z.string(),
  location: z.string(),
  language: languageSchema,
  roles: z.array(roleSchema),
  isAdmin: z.boolean(),
  enabled: z.boolean(),
  secondFactor: secondFactorSchema,
  /** Computed ones included. */
  groups: z.array(groupSchema),
  created: timeSchema,
  lastLogin: z.optional(timeSchema),
});
export type User = z.infer<typeof userSchema>;

export const pageSizes = [10, 25, 50, 100] as const;
export const userSorts = ['created', 'username', 'email'] as const;

const listFilter = {
  /** Words, each the beginning of a word of the name, e-mail address, phone number or location. */
  search: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(z.enum(userSorts)),
  /** `desc` (newest first) unless said, and only without `search`: a search is ordered by the word found. */
  order: z.optional(z.enum(['asc', 'desc'])),
  cursor: z.optional(z.string().check(z.maxLength(1024))),
};
const refusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema };

export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/users/list',
  access: 'admin',
  query: z.strictObject({ ...listFilter, limit: z.optional(z.enum(['10', '25', '50', '100'])) }),
  responses: {
    /** `total` is there without a search: of all users. */
    200: z.object({ items: z.array(userSchema), total: z.optional(z.number()), nextCursor: z.optional(z.string()) }),
    ...refusals,
  },
});

/** The form of an administrator; the password is the new user's first. */
export const userFormSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  isAdmin: z._default(z.boolean(), false),
  language: z.optional(languageSchema),
  gender: z._default(genderSchema, ''),
  birthDate: z._default(birthDateSchema, ''),
  phone: z._default(phoneSchema, ''),
  location: z._default(locationSchema, ''),
});

export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: '/users/create',
  access: 'admin',
  idempotent: true,
  body: userFormSchema,
  responses: { 201: userSchema, 409: problemSchema, ...refusals },
});

/** Each field alone or together; a role change sends `isAdmin` only. */
export const userChangesSchema = z.strictObject({
  isAdmin: z.optional(z.boolean()),
  /** `moderator` and `editor`; `admin` follows from `isAdmin`, `user` is everybody's. */
  roles: z.optional(z.array(z.enum(['moderator', 'editor'])).check(z.maxLength(2))),
  enabled: z.optional(z.boolean()),
  email: z.optional(emailSchema),
  language: z.optional(languageSchema),
  gender: z.optional(genderSchema),
  birthDate: z.optional(birthDateSchema),
  phone: z.optional(phoneSchema),
  location: z.optional(locationSchema),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

export const updateUser = endpoint({
  id: 'updateUser',
  method: 'PATCH',
  path: '/users/update/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: z.strictObject({ id: userIdSchema }),
  body: userChangesSchema,
  responses: { 200: userSchema, 404: problemSchema, 409: problemSchema, ...refusals },
});

export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/delete/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: z.strictObject({ id: userIdSchema }),
  responses: { 204: undefined, 404: problemSchema, 409: problemSchema, ...refusals },
});

/** Adds users to an assigned group or takes them out; unknown ids are left out of `changed`. */
export const changeGroupMembers = endpoint({
  id: 'changeGroupMembers',
  method: 'POST',
  path: '/api/admin/users/groups',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({
    group: assignedGroupSchema,
    action: z.enum(['add', 'remove']),
    userIds: z.array(userIdSchema).check(z.minLength(1), z.maxLength(100)),
  }),
  responses: { 200: z.object({ changed: z.number() }), ...refusals },
});

/** A part of the CSV file: the first has the byte order mark and the headings, in the caller's language. */
export const exportUsers = endpoint({
  id: 'exportUsers',
  method: 'POST',
  path: '/api/admin/users/export',
  access: 'admin',
  body: z.strictObject({
    /** The users chosen; left out = all that the filter finds, 500 a part. */
    userIds: z.optional(z.array(userIdSchema).check(z.minLength(1), z.maxLength(500))),
    ...listFilter,
  }),
  responses: { 200: z.object({ csv: z.string(), rows: z.number(), nextCursor: z.optional(z.string()) }), ...refusals },
});
