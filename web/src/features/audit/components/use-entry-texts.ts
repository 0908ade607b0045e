import { useTranslation } from 'react-i18next';
import type { AuditAction, AuditEntry, AuditRow } from '#contracts/audit/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { isLanguage } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { type FieldName, fieldNames } from '../model/field-names.ts';

export interface EntryProps {
  entry: AuditRow;
  onActor: (actor: AuditEntry['actor']) => void;
  /** Lists each save of a text. */
  onEachSave: (resource: AuditEntry['resource']) => void;
}

const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name);

/** Codes in the reader's words. */
export const useEntryTexts = () => {
  const { t } = useTranslation('audit');
  const language = useLanguage();
  const wordOf = (part: string): string => {
    if (isLanguage(part)) return languageNames[part];
    return isFieldName(part) ? t(`field.${part}`) : part;
  };
  return {
    actionText: (action: AuditAction) => t(`action.${action}`),
    /** How often a text was saved in one session of editing, and from when to when. */
    savesText: ({ time, saves }: AuditRow) => {
      if (!saves) return undefined;
      const format = dateFormat(language, { timeStyle: 'short' });
      const span = format.formatRange(new Date(saves.first), new Date(time));
      return t('saves', { count: saves.count, time: isolate(span) });
    },
    /** `description.he` as "Description · עברית"; a part that has no words stays as it is. */
    fieldText: (field: string) => field.split('.').map(wordOf).join(' · '),
    resourceText: (type: AuditEntry['resource']['type']) => t(`resource.${type}`),
    /** Actors without an account, or whose account was deleted, are named by their kind. */
    actorText: ({ id, name }: AuditEntry['actor']) => {
      if (id) return name || t('deletedUser');
      if (name !== 'system' && name !== 'anonymous' && name !== '') return name;
      return name === 'system' ? t('system') : t('anonymous');
    },
  };
};
