import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { LatestSessions } from '#web/features/sessions/components/latest-sessions.tsx';
import { sessionTexts } from '#web/features/sessions/texts.ts';
import { NewestUsers } from '#web/features/users/components/newest-users.tsx';
import { userTexts } from '#web/features/users/texts.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { adminMeta } from './frame/admin-meta.ts';

export const meta = adminMeta('overview');

export const texts = [sessionTexts, userTexts];

/** The latest of each section, with links to the sections. */
export const Component = () => {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHead title={t('section.overview')}>
        <ButtonLink variant="outlined" to={sectionPaths.audit}>
          {t('section.audit')}
        </ButtonLink>
      </PageHead>
      <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, gap: { xs: 5, lg: 8 } }}>
        <NewestUsers />
        <LatestSessions />
      </Box>
    </>
  );
};
