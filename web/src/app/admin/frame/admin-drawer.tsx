import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, IconButton } from '#web/shared/admin-theme/core/button.tsx';
import { CloseIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { paths } from '#web/shared/paths.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import { LanguageLinks } from '../../layouts/language-links.tsx';
import { useLogOut } from '../../layouts/use-log-out.ts';
import { AdminNavigation } from './admin-navigation.tsx';

/** The navigation of narrow screens, with what the bar has no room for. */
const AdminDrawer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const { t } = useTranslation('admin');
  const logOut = useLogOut();
  const username = useVisitor()?.username;
  return (
    <Drawer open={isOpen} onClose={onClose} slotProps={{ paper: { 'aria-label': t('title'), sx: { width: 288 } } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', p: '12px 8px 12px 24px' }}>
        <Box component="span" sx={{ mr: 'auto' }}>
          <bdi>{username}</bdi>
        </Box>
        <IconButton aria-label={t('closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <AdminNavigation onChoose={onClose} />
      <Box sx={{ mt: 'auto', p: 3, display: 'grid', gap: 2 }}>
        <Link className="quiet-link" to={paths.home} reloadDocument>
          {t('backToSite')}
        </Link>
        <LanguageLinks className="sheet-languages" />
        <Button variant="outlined" onClick={logOut}>
          {t('logOut')}
        </Button>
      </Box>
    </Drawer>
  );
};

export default AdminDrawer;
