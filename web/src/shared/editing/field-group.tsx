import Box from '@mui/material/Box';
import type { Elements } from '#web/shared/ui/elements.ts';

interface FieldGroupProps {
  label: string;
  help?: string;
  children: Elements;
}

/** Fields that belong together, under a name that is read out with each. */
export const FieldGroup = ({ label, help, children }: FieldGroupProps) => (
  <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 0.75, fontWeight: 500 }}>
      {label}
    </Box>
    {help && (
      <Box component="p" sx={{ mb: 0.75, fontSize: 13, color: 'text.secondary' }}>
        {help}
      </Box>
    )}
    {children}
  </Box>
);
