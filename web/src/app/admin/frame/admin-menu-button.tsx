import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/shared/admin-theme/core/button.tsx';
import { MenuIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { useCodeAhead } from '#web/shared/ui/use-code-ahead.ts';

const load = () => import('./admin-drawer.tsx');
const AdminDrawer = lazy(load);
/** Up to the width at which the sections have a column of their own (`md`). */
const loadWhereNarrow = async () => matchMedia('(max-width: 899.95px)').matches && load();

/** Opens the drawer on narrow screens, where it is fetched in idle time. */
export const AdminMenuButton = () => {
  const { t } = useTranslation('admin');
  useCodeAhead(loadWhereNarrow);
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
