import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import { LanguageMenu } from '../../layouts/language-menu.tsx';
import { Logo } from '../../layouts/logo.tsx';
import { ThemeToggle } from '../../layouts/theme-toggle.tsx';
import { useLogOut } from '../../layouts/use-log-out.ts';
import { AdminMenuButton } from './admin-menu-button.tsx';

/** The current section, the user's name, and the way to log out. On narrow screens most of it is in the drawer. */
export const AdminBar = () => {
  const { t } = useTranslation('admin');
  const logOut = useLogOut();
  const username = useVisitor()?.username;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: { xs: 1, md: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: 15,
      }}
    >
      <AdminMenuButton />
      <Link className="site-brand" to={paths.admin}>
        <Logo />
        <span>
          <span className="site-name">{useSite().name}</span>
          <span className="site-slogan">{t('title')}</span>
        </span>
      </Link>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 3 }}>
        {/* A separate page, without anything of the administrator area. */}
        <Link className="quiet-link" to={paths.home} reloadDocument>
          {t('backToSite')}
        </Link>
        <LanguageMenu />
      </Box>
      <ThemeToggle />
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <bdi>{username}</bdi>
        </Box>
        <Button onClick={logOut}>{t('logOut')}</Button>
      </Box>
    </Box>
  );
};
