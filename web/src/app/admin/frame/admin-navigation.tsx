import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { sections } from './sections.ts';

const SectionLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 'clamp(14px, 1.6vw, 22px)',
  borderInlineStart: '2px solid transparent',
  fontSize: 16,
  textDecoration: 'none',
  transition: 'color var(--quick)',
  '&:hover': { color: 'var(--accent)' },
  '&[aria-current]': { borderColor: 'var(--accent)', color: 'var(--accent)' },
});

/** The sections there are. */
export const AdminNavigation = ({ onChoose }: { onChoose?: () => void }) => {
  const { t } = useTranslation('admin');
  return (
    <nav aria-label={t('navigation')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <SectionLink
              to={sectionPaths[section]}
              end={section === 'overview'}
              {...(onChoose ? { onClick: onChoose } : {})}
            >
              {t(`section.${section}`)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
