import type * as z from 'zod/mini';
import type { Account, profileFormSchema } from '#contracts/account/endpoints.ts';
import { genderSchema } from '#contracts/users/person.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';

export type ProfileForm = z.infer<typeof profileFormSchema>;

const names = ['mailName', 'gender', 'birthDate', 'phone', 'location', 'language', 'timeZone', 'newsletter'] as const;

/** A profile as the server has it, and as the form shows it. */
export interface LoadedProfile {
  version: number;
  stored: Partial<Record<keyof ProfileForm, unknown>>;
  values: ProfileForm;
}

/** An account from before zones were kept is offered this browser's: saving something else must not decide for "none". */
export const zoneOf = ({ timeZone }: Pick<Account, 'timeZone'>): string => timeZone ?? browserTimeZone() ?? '';

export const loadedProfile = (account: Account): LoadedProfile => ({
  version: account.version,
  stored: Object.fromEntries(names.map((name) => [name, account[name]])),
  values: {
    mailName: account.mailName,
    // The account may hold a value that the form no longer offers.
    gender: genderSchema.safeParse(account.gender).data ?? '',
    birthDate: account.birthDate,
    phone: account.phone,
    location: account.location,
    language: account.language,
    timeZone: zoneOf(account),
    newsletter: account.newsletter,
  },
});

/** The profile with what a write of it says. */
export const withBody = (loaded: LoadedProfile, body: Record<string, unknown> = {}): LoadedProfile => {
  const said = Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name as 'gender')));
  return { ...loaded, values: { ...loaded.values, ...said } };
};

/** The body of the form's save, with the changed fields as they were before. Fields that are as they were stay away. */
export const changeOf = ({ version, stored }: LoadedProfile, values: ProfileForm) => {
  const changed = names.filter((name) => values[name] !== stored[name]);
  const fields = Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<ProfileForm>;
  return { body: { version, ...fields }, before: Object.fromEntries(changed.map((name) => [name, stored[name]])) };
};
