import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../admin-theme/core/button.tsx';
import { ModalFrame } from '../admin-theme/dialogs/modal-frame.tsx';
import { DifferenceChoice, type FieldWords } from './difference-choice.tsx';
import type { Difference, Side } from './differences.ts';

interface ConflictDialogProps {
  words: FieldWords;
  fields: readonly Difference[];
  isBusy: boolean;
  onSettle: (sides: readonly Side[]) => Promise<void>;
  /** Back to the form, without saving. */
  onClose: () => void;
}

/** Shown when another user has saved the record meanwhile: for each field that both have changed, the user chooses a version. */
const ConflictDialog = ({ words, fields, isBusy, onSettle, onClose }: ConflictDialogProps) => {
  const { t } = useTranslation(['editing', 'admin']);
  const [sides, setSides] = useState<readonly Side[]>(() => fields.map(() => 'mine'));
  const choose = (index: number, side: Side) => setSides((chosen) => chosen.with(index, side));
  const chooseAll = (side: Side) => setSides(fields.map(() => side));
  return (
    <ModalFrame
      title={t('conflictTitle')}
      text={t('conflictText', { count: fields.length })}
      maxWidth="md"
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button variant="contained" loading={isBusy} onClick={() => void onSettle(sides)}>
            {t('saveChosen')}
          </Button>
        </>
      }
    >
      {fields.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
          <Button variant="outlined" onClick={() => chooseAll('mine')}>
            {t('allMine')}
          </Button>
          <Button variant="outlined" onClick={() => chooseAll('theirs')}>
            {t('allTheirs')}
          </Button>
        </Box>
      )}
      {fields.map((field, index) => (
        <DifferenceChoice
          key={field.path}
          words={words}
          field={field}
          side={sides[index] ?? 'mine'}
          onChoose={(side) => choose(index, side)}
        />
      ))}
    </ModalFrame>
  );
};

export default ConflictDialog;
