import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { draftQuery } from '../../api/post-queries.ts';
import { DraftEditor } from './draft-editor.tsx';

interface DraftLoaderProps {
  post: PostOverview;
  language: Language;
  /** Whether the server had this language when the editor was opened. */
  isBegun: boolean;
}

/** Waits for the server's text; from then on the editor's text is the newer one. */
export const DraftLoader = ({ isBegun, ...props }: DraftLoaderProps) => {
  const { t } = useTranslation('blog-editing');
  const query = draftQuery(props.post.id, props.language);
  const { data, error, refetch } = useQuery({ ...query, enabled: isBegun });
  if (data || !isBegun) return <DraftEditor {...props} initial={data} />;
  if (error) return <FailureNotice title={t('draftFailed')} error={error} onRetry={() => void refetch()} />;
  return <ListSkeleton rows={8} />;
};
