import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '#web/shared/paths.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';

export const MainNavigation = () => {
  const { t } = useTranslation();
  const visitor = useVisitor();
  const links = [
    { to: paths.home, text: t('navHome') },
    { to: paths.brand('bloch'), text: t('navBloch') },
    { to: paths.brand('nikolay'), text: t('navNikolay') },
    { to: paths.brand('capezio'), text: t('navCapezio') },
    { to: paths.products, text: t('navProducts') },
    { to: paths.blog, text: t('navBlog') },
    ...(visitor ? [{ to: paths.tips, text: t('navTips') }] : []),
    ...(visitor?.isAdmin ? [{ to: paths.admin, text: t('navAdmin') }] : []),
  ];
  return (
    <nav aria-label={t('mainNavigation')}>
      <ul className="nav-list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <NavLink className="nav-link" to={to} end>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
