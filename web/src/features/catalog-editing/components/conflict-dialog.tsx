import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import type { Difference, Side } from '../model/differences.ts';
import { DifferenceChoice } from './difference-choice.tsx';

interface ConflictDialogProps {
  fields: readonly Difference[];
  isBusy: boolean;
  onSettle: (sides: readonly Side[]) => Promise<void>;
  /** Back to the form, without saving. */
  onClose: () => void;
}

/** Somebody else has saved meanwhile: for each field that both have changed, whose version is to stay. */
export const ConflictDialog = ({ fields, isBusy, onSettle, onClose }: ConflictDialogProps) => {
  const { t } = useTranslation(['catalog-editing', 'admin']);
  const id = useId();
  const [sides, setSides] = useState<readonly Side[]>(() => fields.map(() => 'mine'));
  const choose = (index: number, side: Side) => setSides((chosen) => chosen.with(index, side));
  const chooseAll = (side: Side) => setSides(fields.map(() => side));
  return (
    <Dialog
      open
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle id={`${id}title`}>{t('conflictTitle')}</DialogTitle>
      <DialogContent>
        <p id={`${id}text`}>{t('conflictText', { count: fields.length })}</p>
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
            field={field}
            side={sides[index] ?? 'mine'}
            onChoose={(side) => choose(index, side)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('admin:cancel')}
        </Button>
        <Button variant="contained" loading={isBusy} onClick={() => void onSettle(sides)}>
          {t('saveChosen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
