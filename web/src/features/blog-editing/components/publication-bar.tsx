import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { LanguageStatus } from '#contracts/blog-drafts.ts';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import { Tag } from '#web/shared/admin-theme/parts/controls.ts';
import { StateMark } from './state-mark.tsx';

/** What can be asked about the text under the pen. */
export type DraftQuestion = 'publish' | 'unpublish' | 'preview' | 'revisions' | 'remove';

interface PublicationBarProps {
  status: LanguageStatus | undefined;
  /** The page that visitors see, where there is one. */
  publishedPath: string | undefined;
  onAsk: (question: DraftQuestion) => void;
}

/** Where the text stands with visitors, and what can be changed about it. */
export const PublicationBar = ({ status, publishedPath, onAsk }: PublicationBarProps) => {
  const { t } = useTranslation('blog-editing');
  const isOut = status?.state === 'published' || status?.state === 'scheduled';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {status && <StateMark status={status} />}
      {status?.hasChanges && <Tag>{t('unpublished')}</Tag>}
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
        <Button variant="contained" onClick={() => onAsk('publish')}>
          {t('publishTitle')}
        </Button>
      </Box>
    </Box>
  );
};
