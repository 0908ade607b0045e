import type { User } from '#contracts/users/endpoints.ts';

/** A user as the list has them; what a test is about is given. */
export const someUser = (given: Partial<User> = {}): User => ({
  id: '00000001-0000-4000-8000-000000000000',
  username: 'dana',
  email: 'dana@example.com',
  emailVerified: true,
  gender: 'female',
  birthDate: '1998-03-12',
  phone: '',
  location: 'חיפה',
  language: 'he',
  roles: ['user', 'editor'],
  isAdmin: false,
  enabled: true,
  secondFactor: 'none',
  groups: ['newsletter', 'all'],
  created: '2026-11-01T10:00:00.000Z',
  ...given,
});
