import Box from '@mui/material/Box';
import { Button } from './button.tsx';

interface SegmentedControlProps<Option extends string> {
  label: string;
  options: readonly Option[];
  chosen: Option;
  textOf: (option: Option) => string;
  onChoose: (option: Option) => void;
}

/** A few looks of the same thing, of which one is shown. */
export const SegmentedControl = <Option extends string>({
  label,
  options,
  chosen,
  textOf,
  onChoose,
}: SegmentedControlProps<Option>) => (
  <Box
    role="group"
    aria-label={label}
    sx={{ display: 'flex', width: 'fit-content', border: '1px solid var(--control)', borderRadius: 1 }}
  >
    {options.map((option) => (
      <Button
        key={option}
        aria-pressed={option === chosen}
        onClick={() => onChoose(option)}
        sx={{
          px: 2,
          borderRadius: '3px',
          '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
        }}
      >
        {textOf(option)}
      </Button>
    ))}
  </Box>
);
