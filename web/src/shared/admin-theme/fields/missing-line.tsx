import Box from '@mui/material/Box';
import { Button } from '../core/button.tsx';

interface MissingLineProps {
  title: string;
  /** Each under a name of its own. */
  fields: readonly { name: string; label: string }[];
  onLead: (name: string) => void;
}

/** Names the fields that are still empty and leads to them; nothing where none is. */
export const MissingLine = ({ title, fields, onLead }: MissingLineProps) =>
  fields.length > 0 && (
    <Box
      role="group"
      aria-label={title}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 4px', pt: 1, fontSize: 13.5 }}
    >
      <span>{title}</span>
      {fields.map(({ name, label }) => (
        <Button key={name} onClick={() => onLead(name)} sx={{ px: 1, minHeight: 32, color: 'primary.main' }}>
          {label}
        </Button>
      ))}
    </Box>
  );
