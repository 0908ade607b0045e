import type { User } from '#contracts/users/endpoints.ts';

/** The columns of an export, in this order. */
export const exportColumns = [
  'id',
  'username',
  'email',
  'gender',
  'birthDate',
  'phone',
  'location',
  'language',
  'roles',
  'groups',
  'enabled',
  'created',
  'lastLogin',
] as const satisfies (keyof User)[];
export type ExportColumn = (typeof exportColumns)[number];
