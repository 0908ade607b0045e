import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { Select } from '#web/shared/admin-theme/parts/controls.ts';
import { Labelled } from './labelled.tsx';
import { usePathError } from './use-path-error.ts';

interface SelectAtProps {
  path: string;
  label: string;
  help?: string;
  required?: boolean;
  options: readonly { value: string; text: string }[];
}

/** A choice of the form around it. */
export const SelectAt = ({ path, label, help, required, options }: SelectAtProps) => {
  const { register } = useFormContext();
  const error = usePathError(path);
  return (
    <Box data-field={path} sx={{ minWidth: 0 }}>
      <Labelled {...{ label, help, error, required }}>
        {(control) => (
          <Select {...register(path)} {...control}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Labelled>
    </Box>
  );
};
