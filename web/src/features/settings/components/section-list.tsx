import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { initialSettings, type SectionName, sectionNames } from '#contracts/settings/sections.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { recordCopy } from '#web/shared/editing/record-copy.ts';
import { addressOf } from '../model/section-address.ts';
import { formOf } from '../model/section-form.ts';

const SectionLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 12px',
  borderRadius: 4,
  color: 'inherit',
  lineHeight: 1.35,
  textDecoration: 'none',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'var(--blush-soft)' } },
  '&[aria-current]': { backgroundColor: 'var(--blush)', color: 'var(--accent)' },
  '@media (max-width: 759px)': { minHeight: 48, padding: '10px 0', borderRadius: 0, fontSize: 16 },
});
const Dot = styled('span')({
  flex: 'none',
  width: 7,
  height: 7,
  marginInlineStart: 'auto',
  borderRadius: '50%',
  backgroundColor: 'var(--accent)',
});

/** Names the unsaved changes of a section among all that this browser keeps. */
export const copyNameOf = (section: SectionName): string => `settings:${section}`;

const hasCopy = (section: SectionName): boolean =>
  recordCopy(copyNameOf(section), formOf(section, initialSettings[section])).read() !== undefined;

/** All sections. Those that are left with unsaved changes are marked; the one that is open says so itself. */
export const SectionList = ({ current }: { current: SectionName | undefined }) => {
  const { t } = useTranslation('settings');
  const unsaved = useMemo(() => sectionNames.filter((name) => name !== current && hasCopy(name)), [current]);
  return (
    <Box sx={{ position: { sm: 'sticky' }, top: 16 }}>
      <nav aria-label={t('sections')}>
        <ul>
          {sectionNames.map((name) => (
            <Box
              component="li"
              key={name}
              sx={{
                // From here on, they are not the specification's own ten.
                ...(name === 'embeds' && { mt: 1.5, pt: 1.5, borderTop: '1px solid var(--line)' }),
                '@media (max-width: 759px)': { m: 0, p: 0, borderTop: '1px solid var(--line)' },
              }}
            >
              <SectionLink to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
                <span>{t(`${name}.title` as 'security.title')}</span>
                {unsaved.includes(name) && (
                  <Dot>
                    <span className="visually-hidden">{t('unsavedMark')}</span>
                  </Dot>
                )}
              </SectionLink>
            </Box>
          ))}
        </ul>
      </nav>
      <Box sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid var(--line)', '@media (max-width: 759px)': { m: 0, p: 0 } }}>
        <SectionLink to={adminPaths.pageTexts}>{t('pageTexts')}</SectionLink>
      </Box>
    </Box>
  );
};
