import type { TFunction } from 'i18next';
import { listFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { WaitingWrite } from '../waiting-write.ts';

type T = TFunction<'outbox'>;
const drafted = new Set(['slug', 'title', 'excerpt', 'coverAlt', 'seoTitle', 'seoDescription', 'body']);

/** A write's changes, in words. */
export const changeInWords = ({ call, body, pathParameters }: WaitingWrite, t: T): string => {
  if (call === 'updateAccount') return t('change.account');
  if (call === 'saveSettings') return t('change.settings');
  if (call === 'rateAnswer') return t('change.rating');
  if (call !== 'saveDraft') return t('change.other');
  const { title } = Object(Object(body).text);
  const language = Object(languageNames)[pathParameters?.language ?? ''] ?? '';
  return t(title ? 'change.draft' : 'change.untitledDraft', { title: isolate(String(title)), language });
};

const ofProfile = [
  'mailName',
  'gender',
  'birthDate',
  'phone',
  'location',
  'language',
  'timeZone',
  'newsletter',
] as const;

/** The fields of a profile that a write changes, as a sentence; nothing where it does not name them. */
export const changedInWords = ({ call, before = {} }: WaitingWrite, t: T, language: string): string | undefined => {
  const names = ofProfile.filter((name) => call === 'updateAccount' && Object.hasOwn(before, name));
  const fields = listFormat(language).format(names.map((name) => t(`profile.${name}`)));
  return fields && t('changed', { fields });
};

/** The name of a field in which two versions differ. Settings have theirs in their own texts. */
export const fieldInWords = (field: string, t: T): string => {
  if (drafted.has(field)) return t(`field.${field as 'title'}`);
  const profile = ofProfile.find((name) => name === field);
  if (profile) return t(`profile.${profile}`);
  const ofSettings = t as unknown as (key: string, options: object) => string;
  return ofSettings(`settings:${field}.label`, { defaultValue: field });
};

/** All text within a writer's text, regardless of its structure. */
const textWithin = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textWithin);
  const { text, content } = Object(value) as { text?: unknown; content?: unknown };
  return [...textWithin(text ?? []), ...(Array.isArray(content) ? [content.flatMap(textWithin).join('')] : [])];
};

/** A value as a person can read it. `field` is the one of a profile, if it is one. */
export const valueInWords = (value: unknown, t: T, field?: string): string => {
  if (field === 'language') return Object(languageNames)[String(value)] ?? String(value);
  if (value === undefined || value === '') return t('value.empty');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { content } = Object(value) as { content?: unknown };
  return Array.isArray(content) ? content.flatMap(textWithin).join('\n') : JSON.stringify(value, undefined, 1);
};
