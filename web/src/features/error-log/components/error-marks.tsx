import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ErrorGroup } from '#contracts/error-log/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';

/** Its state, and whether it came again after a user had resolved it. */
export const ErrorMarks = ({ group: { state, returned } }: { group: ErrorGroup }) => {
  const { t } = useTranslation('error-log');
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, fontWeight: 400 }}>
      <Tag data-over={state === 'resolved' ? '' : undefined}>{t(`state.${state}`)}</Tag>
      {returned && <Tag data-strong="">{t('returned')}</Tag>}
    </Box>
  );
};
