import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { PassageOverview } from '#contracts/knowledge/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { RowMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { shownTitle } from '../../model/passage-values.ts';
import { isOwn } from './passage-place.ts';

const ActionMenu = lazy(() => import('#web/shared/admin-theme/lists/action-menu.tsx'));

interface PassageMenuProps {
  passage: PassageOverview;
  onDelete: (passage: PassageOverview) => void;
}

/** The acts on a passage besides writing it; none on one that follows from a record. */
export const PassageMenu = ({ passage, onDelete }: PassageMenuProps) => {
  const { t } = useTranslation('knowledge');
  const { title } = shownTitle(passage, passage.languages, useLanguage());
  if (!isOwn(passage)) return null;
  return (
    <RowMenu
      label={t('moreActions', { title: isolate(title) })}
      menu={(open) => <ActionMenu {...open} remove={{ text: t('delete'), act: () => onDelete(passage) }} />}
    />
  );
};
