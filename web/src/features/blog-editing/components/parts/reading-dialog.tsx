import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/shared/admin-theme/core/button.tsx';
import { CloseIcon } from '#web/shared/admin-theme/core/icons.tsx';

interface ReadingDialogProps {
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** A wide window to read in. */
export const ReadingDialog = ({ title, children, onClose }: ReadingDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} onClose={onClose} fullWidth maxWidth="md">
      <Box sx={{ display: 'flex', alignItems: 'start' }}>
        <DialogTitle id={id} sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ m: 1.5 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
};
