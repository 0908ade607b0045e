import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { roomForTable, useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { ErrorCards } from './error-cards.tsx';
import type { ErrorListProps } from './error-item.ts';
import { ErrorTable } from './error-table.tsx';

const shownAtOnce = 50;

/** The latest errors; a button shows more of them. */
export const ErrorList = ({ groups, ...item }: ErrorListProps) => {
  const { t } = useTranslation('error-log');
  const isWide = useMedia(roomForTable);
  const [shown, setShown] = useState(shownAtOnce);
  const Errors = isWide ? ErrorTable : ErrorCards;
  return (
    <>
      <Errors groups={groups.slice(0, shown)} {...item} />
      {groups.length > shown && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setShown(shown + shownAtOnce)}>
          {t('more')}
        </Button>
      )}
    </>
  );
};
