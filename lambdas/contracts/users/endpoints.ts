import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { requiredLine, searchSchema, timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { tidyPlainText } from '../text/plain-text.ts';
import { groupSchema } from './groups.ts';
import {
  emailSchema,
  optionalProfileFields,
  passwordSchema,
  profileFields,
  userIdSchema,
  usernameSchema,
} from './person.ts';

export const roles = ['admin', 'user', 'moderator', 'editor'] as const;
export const roleSchema = z.enum(roles);

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
  /** Absent until a browser has reported one; empty where its owner wants none to be kept. */
  timeZone: z.optional(z.string()),
  roles: z.array(roleSchema),
  isAdmin: z.boolean(),
  enabled: z.boolean(),
  /** Users whose creation was interrupted: they cannot log in until enabling them finishes it. */
  incomplete: z.optional(z.boolean()),
  secondFactor: secondFactorSchema,
  /** Includes the computed groups. */
  groups: z.array(groupSchema),
  created: timeSchema,
  lastLogin: z.optional(timeSchema),
});
export type User = z.infer<typeof userSchema>;

export const userSorts = ['created', 'username', 'email'] as const;

const listFilter = {
  /** Words, each the beginning of a word of the name, e-mail address, phone number or location. */
  search: z.optional(searchSchema),
  sort: z.optional(z.enum(userSorts)),
  /** `desc` (newest first) unless said, and only without `search`: a search is ordered by the word found. */
  order: z.optional(z.enum(['asc', 'desc'])),
  cursor: cursorQuery,
};

export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/users/list',
  access: 'admin',
  query: z.strictObject({ ...listFilter, limit: pageSizeQuery }),
  responses: {
    /** `total` is the number of all users; it is absent in a search. */
    200: z.object({ items: z.array(userSchema), total: z.optional(z.number()), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

/** The form of an administrator. Without a password the new user is invited by mail to choose one. */
export const userFormSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: z.optional(passwordSchema),
  isAdmin: z._default(z.boolean(), false),
  language: z.optional(languageSchema),
  ...optionalProfileFields,
});

export const createUser = endpoint({
  id: 'createUser',
  method: 'POST',
  path: '/users/create',
  access: 'admin',
  confirmed: true,
  idempotent: true,
  body: userFormSchema,
  responses: { 201: userSchema, 409: problemSchema, ...adminRefusals },
});

/** The fields of a user's form. The role of administrator and the switch have their own questions. */
export const userEditSchema = z.strictObject({
  email: emailSchema,
  roles: z.array(z.enum(['moderator', 'editor'])).check(z.maxLength(2)),
  language: languageSchema,
  ...profileFields,
});
export type UserEdit = z.infer<typeof userEditSchema>;

/**
 * Fields may be sent alone or together; a role change sends only `isAdmin`. `roles` has neither `admin`, which follows from
 * `isAdmin`, nor `user`, which is everybody's.
 */
export const userChangesSchema = z.strictObject({
  isAdmin: z.optional(z.boolean()),
  enabled: z.optional(z.boolean()),
  ...z.partial(userEditSchema).shape,
});
export type UserChanges = z.infer<typeof userChangesSchema>;

export const updateUser = endpoint({
  id: 'updateUser',
  method: 'PATCH',
  path: '/users/update/{id}',
  access: 'admin',
  confirmed: true,
  idempotent: true,
  pathParameters: z.strictObject({ id: userIdSchema }),
  body: userChangesSchema,
  responses: { 200: userSchema, ...changeRefusals },
});

export const deleteUser = endpoint({
  id: 'deleteUser',
  method: 'DELETE',
  path: '/users/delete/{id}',
  access: 'admin',
  confirmed: true,
  idempotent: true,
  pathParameters: z.strictObject({ id: userIdSchema }),
  responses: { 204: undefined, ...changeRefusals },
});

/** Characters of a mail that an administrator writes. */
const mailTextLimit = 5_000;

/** A mail that an administrator writes to one user. */
export const userMailSchema = z.strictObject({
  subject: requiredLine(150),
  text: z
    .string()
    .check(
      z.overwrite(tidyPlainText),
      z.minLength(1, 'required'),
      z.maxLength(mailTextLimit, `tooLong:${mailTextLimit}`),
    ),
});

/** Goes to the address that the user has proven, once for each key. */
export const mailUser = endpoint({
  id: 'mailUser',
  method: 'POST',
  path: '/api/admin/users/{id}/mail',
  access: 'admin',
  confirmed: true,
  idempotent: true,
  pathParameters: z.strictObject({ id: userIdSchema }),
  body: userMailSchema,
  responses: { 204: undefined, ...changeRefusals, 429: problemSchema, 503: problemSchema },
});

/** A part of the CSV file: the first has the byte order mark and the headings, in the caller's language. */
export const exportUsers = endpoint({
  id: 'exportUsers',
  method: 'POST',
  path: '/api/admin/users/export',
  access: 'admin',
  confirmed: true,
  isRepeatable: true,
  body: z.strictObject({
    /** The users chosen; left out = all that the filter finds, 500 a part. */
    userIds: z.optional(z.array(userIdSchema).check(z.minLength(1), z.maxLength(500))),
    ...listFilter,
  }),
  responses: {
    200: z.object({ csv: z.string(), rows: z.number(), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});
