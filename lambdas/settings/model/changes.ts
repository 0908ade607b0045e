import { isDeepStrictEqual } from 'node:util';
import type { SecretName, SectionName, Settings } from '#contracts/settings/sections.ts';

/** A section before and after a save, with its versions. */
export interface SectionChange {
  name: SectionName;
  version: number;
  nextVersion: number;
  before: Settings[SectionName];
  after: Settings[SectionName];
}

type Values = Readonly<Record<string, unknown>>;

/** The settings whose values differ. */
export const changedSettings = (before: Values, after: Values) =>
  Object.keys(after)
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => ({ name, before: before[name], after: after[name] }));

/**
 * The secrets that a change takes away. A password belongs to the server and the user that it was set for: whoever
 * changes those must not get it sent to a server of their own.
 */
export const secretsLostBy = ({ name, before, after }: SectionChange): SecretName[] => {
  const isChanged = (key: string) => (before as Values)[key] !== (after as Values)[key];
  // It checks the widget of this site key alone.
  if (name === 'botCheck') return isChanged('siteKey') ? ['turnstileSecret'] : [];
  if (name === 'aiGateway') return isChanged('address') ? ['gatewayKey'] : [];
  // Another port may be another server, and without encryption everybody on the way reads it.
  if (name === 'inbox') return ['server', 'port', 'security', 'user'].some(isChanged) ? ['inboxPassword'] : [];
  if (name !== 'integrations') return [];
  return [
    ...(['smtpHost', 'smtpUser'].some(isChanged) ? ['smtpPassword' as const] : []),
    ...(isChanged('mailgunUser') ? ['mailgunPassword' as const] : []),
  ];
};
