import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PostOverview } from '#contracts/blog-drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { StateMark } from '../parts/state-mark.tsx';

interface LanguageCellProps {
  post: PostOverview;
  language: Language;
  to: string;
  /** The language's name, for use outside of a column that names it. */
  showsLanguage?: boolean;
}

/** Columns are narrower than these words are long. */
const wrapping = { whiteSpace: 'normal', borderRadius: '10px', lineHeight: 1.3 } as const;

/** One language of a post: where it stands, what waits there, and the way into its editor. */
export const LanguageCell = ({ post, language, to, showsLanguage = false }: LanguageCellProps) => {
  const { t } = useTranslation('blog-editing');
  const status = post.languages[language];
  return (
    <Box
      component={Link}
      to={to}
      sx={{
        display: 'grid',
        gap: 0.5,
        justifyItems: 'start',
        p: '8px',
        m: '-8px',
        borderRadius: 1,
        textDecoration: 'none',
        '&:hover': { backgroundColor: 'action.hover' },
      }}
    >
      <span className={showsLanguage ? undefined : 'visually-hidden'} lang={language}>
        {languageNames[language]}
      </span>
      <StateMark
        status={status}
        isShort={status.state !== 'scheduled'}
        isShape={!showsLanguage && (status.state === 'missing' || status.state === 'published')}
      />
      {status.staleParagraphs > 0 && (
        <Tag data-over="" sx={wrapping}>
          {t('stale', { count: status.staleParagraphs })}
        </Tag>
      )}
      {status.hasChanges && <Tag sx={wrapping}>{t('unpublished')}</Tag>}
    </Box>
  );
};
