import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { BackIcon } from '#web/shared/admin-theme/core/icons.tsx';

export const BackToPosts = () => {
  const { t } = useTranslation('blog-editing');
  return (
    <Box
      component={Link}
      className="quiet-link"
      to={sectionPaths.blog}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 32, mb: 0.5 }}
    >
      <BackIcon />
      {t('backToPosts')}
    </Box>
  );
};
