import { useTranslation } from 'react-i18next';
import type { AuditAction, AuditEntry } from '#contracts/audit.ts';

export interface EntryProps {
  entry: AuditEntry;
  /** The address of a thing's own screen, where it has one. */
  resourcePath: (entry: AuditEntry) => string | undefined;
  onActor: (actor: AuditEntry['actor']) => void;
}

/** Codes in the reader's words. */
export const useEntryTexts = () => {
  const { t } = useTranslation('audit');
  return {
    actionText: (action: AuditAction) => t(`action.${action}`),
    resourceText: (type: AuditEntry['resource']['type']) => t(`resource.${type}`),
    /** Who has no account, or none any more, is named by what they are. */
    actorText: ({ id, name }: AuditEntry['actor']) => {
      if (id) return name || t('deletedUser');
      if (name !== 'system' && name !== 'anonymous' && name !== '') return name;
      return name === 'system' ? t('system') : t('anonymous');
    },
  };
};
