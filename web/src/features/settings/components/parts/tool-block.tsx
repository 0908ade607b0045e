import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Elements } from '#web/shared/ui/elements.ts';

interface ToolBlockProps {
  title: string;
  text: string;
  /** The buttons. */
  actions?: ReactNode;
  /** The outcome of the tools, or their contents. */
  children?: Elements;
}

/** Something that stands beside the form, and what can be done with it. */
export const ToolBlock = ({ title, text, actions, children }: ToolBlockProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      <Box component="p" sx={{ fontSize: 13.5, color: 'text.secondary' }}>
        {text}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>{actions}</Box>}
      {children}
    </Box>
  );
};
