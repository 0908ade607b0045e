import Box from '@mui/material/Box';
import { TextInput } from '../core/controls.ts';
import { SearchIcon } from '../core/icons.tsx';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Searches in what is already there, with each letter. */
export const SearchInput = ({ label, value, onChange }: SearchInputProps) => (
  <Box role="search" sx={{ position: 'relative', flex: '1 1 260px', maxWidth: { md: 440 } }}>
    <Box component="span" sx={{ position: 'absolute', insetInlineStart: 12, top: 10, color: 'text.secondary' }}>
      <SearchIcon />
    </Box>
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ paddingInline: '40px 12px' }}
    />
  </Box>
);
