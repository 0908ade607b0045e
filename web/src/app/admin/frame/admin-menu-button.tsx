import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/shared/admin-theme/core/button.tsx';
import { MenuIcon } from '#web/shared/admin-theme/core/icons.tsx';

const AdminDrawer = lazy(() => import('./admin-drawer.tsx'));

/** Opens the drawer on narrow screens, which is fetched when it is first opened. */
export const AdminMenuButton = () => {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton aria-label={t('openMenu')} aria-expanded={state === 'open'} onClick={() => setState('open')}>
        <MenuIcon />
      </IconButton>
      {state !== 'never' && (
        <Suspense>
          <AdminDrawer isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </Box>
  );
};
