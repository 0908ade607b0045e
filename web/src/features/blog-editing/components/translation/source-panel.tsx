import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { each } from '#web/shared/rich-text/each.ts';
import { RichTextView } from '#web/shared/rich-text/rich-text-view.tsx';
import { draftQuery } from '../../api/post-queries.ts';

interface SourcePanelProps {
  postId: string;
  language: Language;
  /** Marks of the paragraphs that changed since the translation was last up to date. */
  changed: readonly string[];
  onUpToDate: () => void;
}

/** A paragraph of the source, and whether it has changed. */
const Part = ({ isChanged, children }: { isChanged: boolean; children: ReactElement }) => {
  const { t } = useTranslation('blog-editing');
  return (
    <Box sx={isChanged ? { borderInlineStart: '3px solid var(--accent)', paddingInlineStart: 1.5 } : {}}>
      {isChanged && <Tag data-over="">{t('changed')}</Tag>}
      {children}
    </Box>
  );
};

/** The source text, to be read beside the translation; its changes are marked. */
const SourcePanel = ({ postId, language, changed, onUpToDate }: SourcePanelProps) => {
  const { t } = useTranslation('blog-editing');
  const id = useId();
  const { data, error, refetch } = useQuery(draftQuery(postId, language));
  const isChanged = (mark: string | undefined) => mark !== undefined && changed.includes(mark);
  const [title, excerpt, ...blocks] = data?.paragraphMarks ?? [];
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ mr: 'auto' }}>
          {t('sourceTitle', { language: languageNames[language] })}
        </Typography>
        {changed.length > 0 && (
          <>
            <span>{t('stale', { count: changed.length })}</span>
            <Button variant="outlined" onClick={onUpToDate}>
              {t('upToDate')}
            </Button>
          </>
        )}
      </Box>
      {error && <FailureNotice title={t('sourceFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && (
        <Box lang={language} dir={directionOf(language)} sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          <Part isChanged={isChanged(title)}>
            <Typography variant="h2" component="p">
              {data.text.title}
            </Typography>
          </Part>
          <Part isChanged={isChanged(excerpt)}>
            <Typography sx={{ color: 'text.secondary' }}>{data.text.excerpt}</Typography>
          </Part>
          {each(data.text.body.content, (block, place) => (
            <Part isChanged={isChanged(blocks[place])}>
              <RichTextView text={{ type: 'doc', content: [block] }} language={language} />
            </Part>
          ))}
        </Box>
      )}
    </Box>
  );
};

export default SourcePanel;
