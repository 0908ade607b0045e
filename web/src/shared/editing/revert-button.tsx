import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../admin-theme/core/button.tsx';
import { ChoiceDialog } from './lazy-dialogs.ts';

/** Throws away what is typed and not saved, after a question. */
export const RevertButton = ({ onRevert }: { onRevert: () => void }) => {
  const { t } = useTranslation('editing');
  const [isAsking, ask] = useState(false);
  const revert = () => {
    ask(false);
    onRevert();
  };
  return (
    <>
      <Button onClick={() => ask(true)} sx={{ px: 1, mx: -1 }}>
        {t('revert')}
      </Button>
      {isAsking && (
        <Suspense>
          <ChoiceDialog
            title={t('revertTitle')}
            text={t('revertText')}
            safe={{ label: t('keepChanges'), act: () => ask(false) }}
            other={{ label: t('discard'), act: revert }}
          />
        </Suspense>
      )}
    </>
  );
};
