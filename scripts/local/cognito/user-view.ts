import { type Attributes, listed } from './attributes.ts';
import type { User } from './users.ts';

/** Times in the JSON protocol are seconds. */
export const seconds = (milliseconds: number): number => milliseconds / 1000;

const factors = ({ totp }: User) =>
  totp.enabled
    ? {
        UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
        ...(totp.preferred ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
      }
    : {};

/** A user as they see themselves. */
export const ownView = (user: User, readable: Attributes) => ({
  Username: user.username,
  UserAttributes: listed({ sub: user.sub, ...readable }),
  ...factors(user),
});

/** A user as lists show them. */
export const listView = (user: User) => ({
  Username: user.username,
  Attributes: listed({ sub: user.sub, ...user.attributes }),
  UserCreateDate: seconds(user.created),
  UserLastModifiedDate: seconds(user.modified),
  Enabled: user.enabled,
  UserStatus: user.status,
});

/** A user as administrators see them. */
export const adminView = (user: User) => {
  const { Attributes, ...rest } = listView(user);
  return { ...rest, UserAttributes: Attributes, ...factors(user) };
};
