import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  title: string;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A section that is rendered when it is first opened, and then stays. */
export const Fold = ({ title, isOpen = false, onToggle, children }: FoldProps) => {
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpen(true);
        onToggle?.(currentTarget.open);
      }}
      sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}
    >
      <Box component="summary" sx={{ minHeight: 40, alignContent: 'center', fontWeight: 500, cursor: 'pointer' }}>
        {title}
      </Box>
      {wasOpen && <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>{children}</Box>}
    </Box>
  );
};
