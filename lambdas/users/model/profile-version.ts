import type { UserRecord } from './user.ts';

type Profile = Pick<
  UserRecord,
  'mailName' | 'gender' | 'birthDate' | 'phone' | 'location' | 'language' | 'timeZone' | 'groups'
>;

/** The part of a user that the form of a profile holds. Of the groups, it has the newsletter. */
const said = ({ mailName = '', gender, birthDate, phone, location, language, timeZone, groups }: Profile): string =>
  JSON.stringify([mailName, gender, birthDate, phone, location, language, timeZone, groups.includes('newsletter')]);

/**
 * The user after a change, with the version of the profile. It is not the version of the whole record: a log-in would refuse what was
 * typed on another device.
 */
export const withProfileVersion = (before: UserRecord, after: UserRecord): UserRecord =>
  said(before) === said(after) ? after : { ...after, profileVersion: (before.profileVersion ?? 0) + 1 };
