import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router';
import { AdminTheme } from '#web/shared/admin-theme/admin-theme.tsx';
import { Announcer } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Direction } from '#web/shared/i18n/direction.tsx';
import { NavigationProgress } from '../../layouts/navigation-progress.tsx';
import { useAfterNavigation } from '../../layouts/use-after-navigation.ts';
import { useAskedLanguage } from '../../layouts/use-asked-language.ts';
import { AdminBar } from './admin-bar.tsx';
import { AdminNavigation } from './admin-navigation.tsx';

/** The frame of the administrator area: a slim bar, the sections at the side, the screen. */
export const AdminLayout = () => {
  const { t } = useTranslation(['admin', 'common']);
  useAskedLanguage();
  useAfterNavigation();
  return (
    <AdminTheme>
      <Direction />
      <a className="skip-link" href="#main">
        {t('common:skipToContent')}
      </a>
      <AdminBar />
      <NavigationProgress />
      <Box sx={{ flex: 1, display: 'flex', fontSize: 14.5, fontWeight: 400, lineHeight: 1.55 }}>
        <Box
          sx={{
            display: { xs: 'none', md: 'block' },
            flex: 'none',
            width: { md: 168, lg: 200 },
            borderInlineEnd: 1,
            borderColor: 'divider',
            py: 4,
          }}
        >
          <AdminNavigation />
        </Box>
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          // A limit for the width: in wider rows, the two ends are too far apart to be read together.
          sx={{ minWidth: 0, maxWidth: 1400, p: { xs: '28px 20px 48px', md: '36px 24px 64px', lg: '36px 32px 64px' } }}
        >
          <Announcer>
            <Outlet />
          </Announcer>
        </Box>
      </Box>
      <ScrollRestoration />
    </AdminTheme>
  );
};
