import Box from '@mui/material/Box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { revisionQuery, revisionsQuery } from '../../api/post-queries.ts';
import { ReadingDialog } from '../parts/reading-dialog.tsx';
import { TextView } from '../parts/text-view.tsx';
import { RevisionChange } from './revision-change.tsx';

interface RevisionsDialogProps {
  postId: string;
  language: Language;
  /** Closes the dialog itself. */
  onRestore: (revision: string) => Promise<void>;
  onClose: () => void;
}

/** Earlier versions of a text, to read and to restore. */
const RevisionsDialog = ({ postId, language, onRestore, onClose }: RevisionsDialogProps) => {
  const { t } = useTranslation('blog-editing');
  const [shown, show] = useState<string>();
  const list = useQuery(revisionsQuery(postId, language));
  const revision = useQuery({
    ...revisionQuery(postId, language, shown ?? ''),
    enabled: shown !== undefined,
  });
  const restore = useMutation({ mutationFn: onRestore });
  const error = list.error ?? revision.error ?? restore.error;
  return (
    <ReadingDialog title={t('revisions')} onClose={onClose}>
      {error && <FailureNotice title={t('revisionsFailed')} error={error} />}
      {list.isPending && <ListSkeleton rows={4} />}
      {list.data?.items.length === 0 && <EmptyNotice text={t('noRevisions')} />}
      {shown === undefined ? (
        <ul>
          {list.data?.items.map(({ id, savedAt, savedBy, title, change }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Timestamp value={savedAt} withTime /> <span>·</span> <bdi>{savedBy}</bdi>
                <Box sx={{ color: 'text.secondary' }}>
                  <bdi lang={language}>{title || t('untitled')}</bdi>
                </Box>
                {change && <RevisionChange change={change} language={language} />}
              </Box>
              <Button variant="outlined" onClick={() => show(id)}>
                {t('view')}
              </Button>
            </Box>
          ))}
        </ul>
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 1, mb: 3 }}>
            <Button variant="contained" loading={restore.isPending} onClick={() => restore.mutate(shown)}>
              {t('restoreRevision')}
            </Button>
            <Button onClick={() => show(undefined)}>{t('backToList')}</Button>
          </Box>
          {revision.data && <TextView text={revision.data.text} language={language} />}
        </>
      )}
    </ReadingDialog>
  );
};

export default RevisionsDialog;
