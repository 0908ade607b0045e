import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PostOverview } from '#contracts/blog-drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { StateMark } from '../parts/state-mark.tsx';

interface LanguageTabsProps {
  post: PostOverview;
  current: Language;
}

/** The five languages of one post and where each stands. */
export const LanguageTabs = ({ post, current }: LanguageTabsProps) => {
  const { t } = useTranslation('blog-editing');
  return (
    <Box component="nav" aria-label={t('languages')} sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box component="ul" sx={{ display: 'flex', overflowX: 'auto' }}>
        {languages.map((language) => (
          <Box component="li" key={language} sx={{ flex: 'none' }}>
            <Box
              component={Link}
              to={adminPaths.post(post.id, language)}
              aria-current={language === current ? 'page' : undefined}
              sx={{
                display: 'block',
                px: 2,
                py: 1,
                borderBottom: '2px solid transparent',
                textDecoration: 'none',
                '&[aria-current]': { borderColor: 'primary.main', color: 'primary.main', fontWeight: 500 },
                '&:focus-visible': { outlineOffset: '-2px' },
              }}
            >
              <span lang={language}>{languageNames[language]}</span>
              {language === post.sourceLanguage && <span> · {t('source')}</span>}
              <StateMark status={post.languages[language]} isShort />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
