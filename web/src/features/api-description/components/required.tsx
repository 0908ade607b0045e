import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Beside a field that has to be there. */
export const Required = () => {
  const { t } = useTranslation('api-description');
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>
      {t('required')}
    </Box>
  );
};
