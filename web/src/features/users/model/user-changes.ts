import type { User, UserChanges, UserEdit } from '#contracts/users/endpoints.ts';
import { genderSchema } from '#contracts/users/person.ts';

const genderOf = ({ gender }: User) => {
  const { data = '' } = genderSchema.safeParse(gender);
  return data;
};

export const editOf = (user: User): UserEdit => ({
  email: user.email,
  roles: user.roles.filter((role) => role === 'moderator' || role === 'editor'),
  language: user.language,
  gender: genderOf(user),
  birthDate: user.birthDate,
  phone: user.phone,
  location: user.location,
});

const isSame = (one: string | string[], other: string | string[]) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((value) => other.includes(value))
    : one === other;

/** Only what differs from the user as loaded, so that a colleague's change to another field is not undone. */
export const changedFields = (user: User, edit: UserEdit): UserChanges => {
  const before = editOf(user);
  const names = Object.keys(before) as (keyof UserEdit)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], edit[name])).map((name) => [name, edit[name]]),
  );
};
