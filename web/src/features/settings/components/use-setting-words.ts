import { useTranslation } from 'react-i18next';
import { type SectionName, settingsOf } from '#contracts/settings/sections.ts';
import { isLanguage } from '#contracts/text/language.ts';
import type { FieldWords } from '#web/shared/editing/difference-choice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { written } from '#web/shared/i18n/written.ts';
import { isByLanguage } from '../model/by-language.ts';

/** The names of a section's settings, and their values in words; all texts follow from the declaration. */
export const useSettingWords = (section: SectionName) => {
  const { t } = useTranslation(['settings', 'editing']);
  const language = useLanguage();
  const settings = new Map(settingsOf(section));
  /** The setting that a path names, and the language in it. */
  const at = (path: string) => {
    const [name = '', last] = path.split('.');
    const setting = settings.get(name);
    return {
      name,
      setting,
      ofLanguage: setting && isByLanguage(setting.control) && isLanguage(last) ? last : undefined,
    };
  };
  const labelOf = (name: string) => t(`${section}.${name}.label` as 'security.sessionDays.label');
  const optionOf = (name: string, option: string) => t(`${section}.${name}.${option}` as 'integrations.smtpPort.587');

  const label = (path: string): string => {
    const { name, setting, ofLanguage } = at(path);
    if (!setting) return path;
    return ofLanguage
      ? t('editing:inLanguage', { field: labelOf(name), language: languageNames[ofLanguage] })
      : labelOf(name);
  };
  const text = (path: string, value: unknown): string => {
    const { name, setting } = at(path);
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (setting?.control.kind === 'number') return new Intl.NumberFormat(language).format(Number(value));
    if (typeof value !== 'string' || value === '') return t('empty');
    const { control } = setting ?? {};
    return control?.kind === 'choice' && control.options.includes(value) ? optionOf(name, value) : value;
  };
  const fieldWords: FieldWords = {
    label,
    text: (path, value) => (at(path).setting?.control.kind === 'number' ? String(value) : text(path, value)),
    written: (path) => {
      const { setting: { control } = {}, ofLanguage } = at(path);
      if (control && 'isCode' in control && control.isCode) return { dir: 'ltr' };
      return ofLanguage && written(ofLanguage);
    },
  };
  return {
    title: t(`${section}.title` as 'security.title'),
    hintOf: (name: string) => t(`${section}.${name}.hint` as 'security.sessionDays.hint'),
    label,
    optionOf,
    text,
    fieldWords,
  };
};
