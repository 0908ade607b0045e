import Box from '@mui/material/Box';

/** The fault of a field, below it. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <Box component="p" id={`${id}-error`} sx={{ mt: 0.5, fontSize: 13, color: 'error.main' }}>
      {error}
    </Box>
  );
