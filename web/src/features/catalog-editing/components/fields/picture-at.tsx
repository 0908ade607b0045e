import Box from '@mui/material/Box';
import { useController } from 'react-hook-form';
import { usePathError } from '#web/shared/form/use-form-field.ts';
import { PictureField } from '#web/shared/pictures/picture-field.tsx';
import { isDrawing } from '../../model/drawing.ts';

/** A picture of the form around it. */
export const PictureAt = ({ path, label, help }: { path: string; label: string; help: string }) => {
  const { field } = useController({ name: path });
  const error = usePathError(path);
  return (
    <Box data-field={path}>
      <PictureField
        label={label}
        use="card"
        help={help}
        error={error}
        value={isDrawing(field.value) ? '' : field.value}
        onChange={(src) => field.onChange(src)}
      />
    </Box>
  );
};
