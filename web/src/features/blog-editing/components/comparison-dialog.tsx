import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface ComparisonDialogProps {
  title: string;
  explanation: string;
  /** Each under its name. */
  versions: readonly { name: string; content: ReactNode }[];
  /** The buttons, one of which must be chosen. */
  children: ReactNode;
}

/** Two versions side by side, between which the writer decides; nothing is thrown away before. */
export const ComparisonDialog = ({ title, explanation, versions, children }: ComparisonDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      fullWidth
      maxWidth="lg"
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <p id={`${id}text`}>{explanation}</p>
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 3, mt: 2 }}>
          {versions.map(({ name, content }) => (
            <Box component="section" key={name} aria-label={name} sx={{ minWidth: 0 }}>
              <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
                {name}
              </Typography>
              <Box
                tabIndex={0}
                sx={{ maxHeight: '50vh', overflowY: 'auto', p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
              >
                {content}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>{children}</DialogActions>
    </Dialog>
  );
};
