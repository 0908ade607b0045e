import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { sectionGroups, sections } from './sections.ts';

const SectionLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
  paddingInline: 'clamp(14px, 1.6vw, 22px)',
  borderInlineStart: '2px solid transparent',
  fontSize: 16,
  textDecoration: 'none',
  transition: 'color var(--quick)',
  '&:hover': { color: 'var(--accent)' },
  '&[aria-current]': { borderColor: 'var(--accent)', color: 'var(--accent)' },
});

const GroupName = styled('p')({
  marginBlockStart: 10,
  borderInlineStart: '2px solid transparent',
  paddingInline: 'clamp(14px, 1.6vw, 22px)',
  fontSize: 13,
  color: 'var(--soft)',
});

/** The section that an address belongs to: the one whose own address is the longest beginning of it. */
const sectionOf = (path: string) =>
  sections
    .filter((section) => path === sectionPaths[section] || path.startsWith(`${sectionPaths[section]}/`))
    .toSorted((one, other) => sectionPaths[other].length - sectionPaths[one].length)[0];

/** The sections there are, in groups. */
export const AdminNavigation = ({ onChoose }: { onChoose?: () => void }) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const current = sectionOf(useLocation().pathname);
  return (
    <nav aria-label={t('navigation')}>
      {sectionGroups.map(({ name, sections: inGroup }) => (
        <Fragment key={name ?? ''}>
          {name && <GroupName id={`${id}${name}`}>{t(`sectionGroup.${name}`)}</GroupName>}
          <ul aria-labelledby={name && `${id}${name}`}>
            {inGroup.map((section) => (
              <li key={section}>
                <SectionLink
                  to={sectionPaths[section]}
                  aria-current={section === current ? 'page' : undefined}
                  {...(onChoose ? { onClick: onChoose } : {})}
                >
                  {t(`section.${section}`)}
                </SectionLink>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
};
