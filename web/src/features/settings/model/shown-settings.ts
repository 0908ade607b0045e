import { type SecretName, type SectionName, secretNames, secrets } from '#contracts/settings/sections.ts';

/** Settings and secrets that are needed only with some choices of another setting of their section. */
const neededWith: { [Name in SectionName]?: { setting: string; choices: Record<string, readonly unknown[]> } } = {
  botCheck: { setting: 'provider', choices: { siteKey: ['turnstile'], turnstileSecret: ['turnstile'] } },
  integrations: {
    setting: 'mailProvider',
    choices: {
      // Amazon SES sends from the address that the operator has had verified.
      mailFrom: ['smtp', 'sendgrid', 'mailgun'],
      smtpHost: ['smtp'],
      smtpPort: ['smtp'],
      smtpSecurity: ['smtp'],
      smtpUser: ['smtp'],
      smtpPassword: ['smtp'],
      sendgridKey: ['sendgrid'],
      mailgunRegion: ['mailgun'],
      mailgunUser: ['mailgun'],
      mailgunPassword: ['mailgun'],
    },
  },
};

/** Whether a setting or secret matters with what the form holds now. */
export const isShown = (section: SectionName, name: string, form: Record<string, unknown>): boolean => {
  const { setting = '', choices = {} } = neededWith[section] ?? {};
  return choices[name]?.includes(form[setting]) ?? true;
};

export const secretsOf = (section: SectionName): SecretName[] =>
  secretNames.filter((name) => secrets[name] === section);

/** A secret stands below the setting that it goes with. */
const goesWith: Record<SecretName, string> = {
  turnstileSecret: 'siteKey',
  smtpPassword: 'smtpUser',
  sendgridKey: 'mailFromName',
  mailgunPassword: 'mailgunUser',
  gatewayKey: 'address',
  inboxPassword: 'user',
};
export const secretsBelow = (section: SectionName, setting: string): SecretName[] =>
  secretsOf(section).filter((name) => goesWith[name] === setting);
