import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useId } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';

/** Where there is room for the preview beside the form, in CSS. */
export const besideForm = '@media (min-width: 1360px)';

interface PreviewProps<Values> {
  title: string;
  render: (values: Values) => ReactNode;
}

/** The page as readers will see it, drawn when there is time for it, so that typing stays fast. */
export const Preview = <Values extends FieldValues>({ title, render }: PreviewProps<Values>) => {
  const id = useId();
  const { control } = useFormContext<Values>();
  const values = useDeferredValue(useWatch({ control })) as Values;
  return (
    <Box component="aside" aria-labelledby={id} sx={{ [besideForm]: { position: 'sticky', top: 16 }, minWidth: 0 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {render(values)}
    </Box>
  );
};
