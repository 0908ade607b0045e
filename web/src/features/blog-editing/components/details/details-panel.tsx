import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog-drafts.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { saveFailureOf } from '#web/shared/drafts/save-failure.ts';
import { postKey } from '../../api/post-queries.ts';
import { usePostWrites } from '../../api/use-post-writes.ts';
import { detailsOf, type TypedDetails } from '../../model/details.ts';
import { DetailsForm } from './details-form.tsx';
import { useTypedDetails } from './use-typed-details.ts';

const DetailsConflictDialog = lazy(() => import('./details-conflict-dialog.tsx'));

interface Save {
  content: TypedDetails;
  /** The version that a save is based on. */
  version: number;
}

/**
 * The details that all languages of a post share. A save by somebody else never replaces what is being changed here.
 */
const DetailsPanel = ({ post }: { post: PostOverview }) => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { updateDetails } = usePostWrites();
  const { content, version, isUnsaved, change, discard, saved } = useTypedDetails(post);
  const save = useMutation({
    mutationFn: ({ content, version }: Save) => updateDetails(post.id, { version, details: detailsOf(content) }),
    onSuccess: (after, { content }) => {
      saved(content, after.version);
      announce(t('detailsSaved'));
    },
  });
  const isConflict = save.isError && saveFailureOf(save.error) === 'conflict';
  const goBack = () => {
    discard();
    save.reset();
  };
  return (
    <>
      <DetailsForm
        details={content}
        isUnsaved={isUnsaved}
        error={save.error}
        isPending={save.isPending}
        onChange={change}
        onDiscard={goBack}
        onSave={() => save.mutate({ content, version })}
      />
      {isConflict && save.variables && (
        <Suspense>
          <DetailsConflictDialog
            postId={post.id}
            mine={detailsOf(save.variables.content)}
            onKeepMine={({ version }) => save.mutate({ ...save.variables, version })}
            onTakeTheirs={(theirs) => {
              queryClient.setQueryData(postKey(post.id), theirs);
              goBack();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

export default DetailsPanel;
