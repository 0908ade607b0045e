import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { editedPages, type PageTextAddress } from '#contracts/settings/page-text.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';

const PageLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '4px 16px',
  textDecoration: 'none',
  '&[aria-current]': { backgroundColor: 'var(--blush)', color: 'var(--accent)', fontWeight: 500 },
  '&:focus-visible': { outlineOffset: -2 },
  '@media (pointer: coarse)': { minHeight: 44 },
});

/** Which of the pages is worked on; the language stays. */
export const PageChoice = ({ page: current, language }: PageTextAddress) => {
  const { t } = useTranslation('page-editing');
  return (
    <Box
      component="nav"
      aria-label={t('pages')}
      sx={{ border: '1px solid var(--control)', borderRadius: '4px', overflow: 'hidden' }}
    >
      <Box component="ul" sx={{ display: 'flex', '& li + li': { borderInlineStart: '1px solid var(--control)' } }}>
        {editedPages.map((page) => (
          <li key={page}>
            <PageLink
              to={adminPaths.pageText(page, language)}
              aria-current={page === current ? 'page' : undefined}
              replace
            >
              {t(`page.${page}`)}
            </PageLink>
          </li>
        ))}
      </Box>
    </Box>
  );
};
