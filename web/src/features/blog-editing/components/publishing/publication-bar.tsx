import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanguageStatus } from '#contracts/blog/drafts.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { StateMark } from '../parts/state-mark.tsx';

/** The questions that can be asked about the text. */
export type DraftQuestion = 'publish' | 'unpublish' | 'preview' | 'revisions' | 'remove';

interface PublicationBarProps {
  status: LanguageStatus | undefined;
  /** Whether the server has the text and the details on the screen. */
  isSaved: boolean;
  /** The page that visitors see, where there is one. */
  publishedPath: string | undefined;
  onAsk: (question: DraftQuestion) => void;
  /** The fields that publishing still requires. */
  children: ReactNode;
}

/** The publication state of the text, and the buttons that change it. */
export const PublicationBar = ({ status, isSaved, publishedPath, onAsk, children }: PublicationBarProps) => {
  const { t } = useTranslation('blog-editing');
  const id = useId();
  const isOut = status?.state === 'published' || status?.state === 'scheduled';
  const isPublished = status?.state === 'published';
  const hasNothingNew = isPublished && isSaved && !status.hasChanges;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {status && <StateMark status={status} />}
        {status?.hasChanges && <Tag>{t('unpublished')}</Tag>}
        {hasNothingNew && (
          <Box component="span" id={id} sx={{ color: 'text.secondary' }}>
            {t('nothingNew')}
          </Box>
        )}
        {publishedPath && (
          <a href={publishedPath} target="_blank" rel="noopener">
            {t('seePage')}
          </a>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
          <Button onClick={() => onAsk('preview')}>{t('preview')}</Button>
          {status && <Button onClick={() => onAsk('revisions')}>{t('revisions')}</Button>}
          {status && <Button onClick={() => onAsk('remove')}>{t('removeLanguage')}</Button>}
          {isOut && (
            <Button variant="outlined" onClick={() => onAsk('unpublish')}>
              {status.state === 'scheduled' ? t('unschedule') : t('takeBack')}
            </Button>
          )}
          <Button
            variant="contained"
            // The button keeps the focus that the dialog gives back after publishing, and says why it does nothing.
            aria-disabled={hasNothingNew}
            aria-describedby={hasNothingNew ? id : undefined}
            onClick={() => hasNothingNew || onAsk('publish')}
          >
            {t(isPublished ? 'updateTitle' : 'publishTitle')}
          </Button>
        </Box>
      </Box>
      {children}
    </Box>
  );
};
