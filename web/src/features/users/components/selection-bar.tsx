import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { StickyBar } from '#web/shared/admin-theme/lists/sticky-bar.tsx';
import { seenUser } from '../api/user-queries.ts';
import type { Selection } from '../model/selection.ts';
import type { UserQuestion } from './user-list-actions.ts';

interface SelectionBarProps {
  selection: Selection;
  ask: (question: UserQuestion) => void;
  onClear: () => void;
}

/** The acts on the users chosen. */
export const SelectionBar = ({ selection, ask, onClear }: SelectionBarProps) => {
  const { t } = useTranslation('users');
  const count = selection.size;
  const userIds = [...selection];
  const queryClient = useQueryClient();
  /**
   * A single user is written to directly, as from their row; for one whose row has not been seen for long, a campaign
   * knows enough.
   */
  const mail = () => {
    const user = count === 1 ? seenUser(queryClient, userIds[0]) : undefined;
    ask(user ? { kind: 'mail', user } : { kind: 'mailMany', userIds });
  };
  return (
    <>
      <span role="status" className="visually-hidden">
        {count > 0 && t('selected', { count })}
      </span>
      {count > 0 && (
        <StickyBar label={t('selection')} text={t('selected', { count })}>
          <Button onClick={() => ask({ kind: 'group', userIds })}>{t('changeGroup')}</Button>
          <Button onClick={mail}>{t('mail')}</Button>
          <Button onClick={() => ask({ kind: 'export', scope: { userIds } })}>{t('exportSelected')}</Button>
          <Button onClick={onClear}>{t('clearSelection')}</Button>
        </StickyBar>
      )}
    </>
  );
};
