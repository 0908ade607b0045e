import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { MatrixCell } from '#web/shared/admin-theme/matrix/matrix-cell.tsx';
import { unsavedText } from '../../model/unsaved-copy.ts';
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
  // A text that was written without a connection waits in this browser for its post to be opened.
  const isUnsaved = useMemo(() => unsavedText(post.id, language).read() !== undefined, [post, language]);
  return (
    <MatrixCell language={language} to={to} showsLanguage={showsLanguage}>
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
      {isUnsaved && <Tag sx={wrapping}>{t('unsavedHere')}</Tag>}
      {status.hasChanges && <Tag sx={wrapping}>{t('unpublished')}</Tag>}
    </MatrixCell>
  );
};
