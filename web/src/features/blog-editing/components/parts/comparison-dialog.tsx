import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';

interface ComparisonDialogProps {
  title: string;
  explanation: string;
  /** Each under its name. */
  versions: readonly { name: string; content: ReactNode }[];
  /** The buttons, one of which must be chosen. */
  children: ReactNode;
}

/** Two versions side by side, for the writer's decision; nothing is discarded before. */
export const ComparisonDialog = ({ title, explanation, versions, children }: ComparisonDialogProps) => (
  <ModalFrame role="alertdialog" title={title} text={<p>{explanation}</p>} maxWidth="lg" actions={children}>
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
  </ModalFrame>
);
