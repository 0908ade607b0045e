import * as z from 'zod/mini';
import { campaigns } from './campaign-section.ts';
import { chat } from './chat-section.ts';
import { inbox } from './inbox-section.ts';
import { botCheck, security, twoFactor } from './people-sections.ts';
import { advanced, aiGateway, aiModels, analytics, edgeAnalytics, integrations } from './service-sections.ts';
import type { Setting, SettingReader } from './setting.ts';
import { cache, embeds, general, theme } from './site-sections.ts';

/**
 * All settings, by section: the specification's ten sections in its order, then those for embeds, theme, cache, inbox,
 * campaigns and chat.
 */
export const sections = {
  twoFactor,
  analytics,
  edgeAnalytics,
  botCheck,
  aiModels,
  aiGateway,
  general,
  security,
  integrations,
  advanced,
  embeds,
  theme,
  cache,
  inbox,
  campaigns,
  chat,
};
export type Sections = typeof sections;
export type SectionName = keyof Sections;
export const sectionNames = Object.keys(sections) as SectionName[];

/** The values that may be stored of a section. */
export type SectionValues<Name extends SectionName> = {
  [Key in keyof Sections[Name]]: Sections[Name][Key] extends Setting<infer Schema> ? z.output<Schema> : never;
};
export type Settings = { [Name in SectionName]: SectionValues<Name> };

export const settingsOf = (section: SectionName): [name: string, setting: Setting][] =>
  Object.entries(sections[section] as Record<string, Setting>);

/**
 * The faults of values that are right by themselves but not together, by the name of the setting, as the codes of
 * `validation.json`.
 */
type Together = { [Name in SectionName]?: (values: SectionValues<Name>) => Record<string, string> };
const needed = (...required: [name: string, value: string][]): Record<string, string> =>
  Object.fromEntries(required.flatMap(([name, value]) => (value === '' ? [[name, 'required']] : [])));

const together: Together = {
  twoFactor: ({ allowed, requiredForAdministrators }) =>
    Object.fromEntries(requiredForAdministrators && !allowed ? [['allowed', 'factorNeeded']] : []),
  analytics: ({ enabled, measurementId }) => (enabled ? needed(['measurementId', measurementId]) : {}),
  edgeAnalytics: ({ enabled, siteTag }) => (enabled ? needed(['siteTag', siteTag]) : {}),
  botCheck: ({ provider, siteKey }) => (provider === 'turnstile' ? needed(['siteKey', siteKey]) : {}),
  campaigns: ({ welcomeMail, welcomeTemplate }) => (welcomeMail ? needed(['welcomeTemplate', welcomeTemplate]) : {}),
  general: ({ maintenanceNotice, maintenanceText }) =>
    maintenanceNotice ? needed(['maintenanceText.he', maintenanceText.he]) : {},
  integrations: ({ mailProvider, smtpHost, smtpUser, mailgunUser }) => ({
    ...(mailProvider === 'smtp' ? needed(['smtpHost', smtpHost], ['smtpUser', smtpUser]) : {}),
    ...(mailProvider === 'mailgun' ? needed(['mailgunUser', mailgunUser]) : {}),
  }),
  inbox: ({ port }) => needed(['port', port]),
};

const shapeOf = (name: SectionName) =>
  z.strictObject(Object.fromEntries(settingsOf(name).map(([key, { schema }]) => [key, schema])));
const schemaOf = <Name extends SectionName>(name: Name) => {
  const check = together[name] as ((values: unknown) => Record<string, string>) | undefined;
  const schema = shapeOf(name).check(({ value, issues }) => {
    for (const [path, message] of Object.entries(check?.(value) ?? {})) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value });
    }
  });
  return schema as unknown as z.ZodMiniType<SectionValues<Name>, SectionValues<Name>>;
};
const mapSections = <Result extends { [Name in SectionName]: unknown }>(
  make: <Name extends SectionName>(name: Name) => Result[Name],
): Result => Object.fromEntries(sectionNames.map((name) => [name, make(name)])) as Result;

type Schemas = { [Name in SectionName]: z.ZodMiniType<SectionValues<Name>, SectionValues<Name>> };
export const sectionSchemas: Schemas = mapSections<Schemas>((name) => schemaOf(name) as never);

/** For values that may no longer go together under a newer rule: the person who corrects them has to see them. */
export const shownSectionSchemas: Schemas = mapSections<Schemas>((name) => shapeOf(name) as never);

/** The values that apply until any are set. */
export const initialSettings: Settings = mapSections<Settings>(
  (name) => Object.fromEntries(settingsOf(name).map(([key, { initial }]) => [key, initial])) as never,
);

/** Whether a part of the product reads anything of a section. */
export const isReadBy = (section: SectionName, reader: SettingReader): boolean =>
  settingsOf(section).some(([, { readers }]) => readers.includes(reader));

/**
 * Sections by which a person with a stolen token could let others in, read their mail or questions, learn who visits
 * the site, or spend money: they ask for the password.
 */
export const guardedSections: readonly SectionName[] = [
  'twoFactor',
  'botCheck',
  'aiModels',
  'aiGateway',
  'security',
  'integrations',
  'inbox',
  'advanced',
  'analytics',
  'edgeAnalytics',
];
/** Of other sections, single settings of that kind: mail from readers goes to the contact address. */
export const guardedSettings: Partial<Record<SectionName, readonly string[]>> = { general: ['contactAddress'] };

/**
 * Secrets can be set and removed, and never read: they are kept in the parameter store, and the settings know only when
 * and by whom each was set. By the section that shows them.
 */
export const secrets = {
  turnstileSecret: 'botCheck',
  smtpPassword: 'integrations',
  sendgridKey: 'integrations',
  mailgunPassword: 'integrations',
  inboxPassword: 'inbox',
  gatewayKey: 'aiGateway',
} as const satisfies Record<string, SectionName>;
export type SecretName = keyof typeof secrets;
export const secretNames = Object.keys(secrets) as SecretName[];

/**
 * The settings of its section that each secret is bound to. A password belongs to the server and the user that it was
 * set for: a person who changes those must not get it sent to a server of their own, so the change removes it. The
 * server and the browser read it here.
 */
export const secretBonds: Readonly<Record<SecretName, readonly string[]>> = {
  // It checks the widget of this site key alone.
  turnstileSecret: ['siteKey'],
  // Another port may be another server, and another encryption may be one that an attacker on the way can remove.
  smtpPassword: ['smtpHost', 'smtpPort', 'smtpSecurity', 'smtpUser'],
  // Its server and its user are SendGrid's own.
  sendgridKey: [],
  mailgunPassword: ['mailgunUser'],
  inboxPassword: ['server', 'port', 'security', 'user'],
  gatewayKey: ['address'],
};

type Values = Readonly<Record<string, unknown>>;

/** The secrets that a change of a section takes away, where they are set. */
export const secretsLostBy = (section: SectionName, before: Values, after: Values): SecretName[] =>
  secretNames.filter(
    (name) => secrets[name] === section && secretBonds[name].some((setting) => before[setting] !== after[setting]),
  );
