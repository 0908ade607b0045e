import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostDetails, PostOverview } from '#contracts/blog-drafts.ts';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { postKey } from '../api/post-queries.ts';
import { usePostWrites } from '../api/use-post-writes.ts';
import { DetailsForm } from './details-form.tsx';

const DetailsConflictDialog = lazy(() => import('./details-conflict-dialog.tsx'));

interface Save {
  /** Whose version the details are to follow. */
  before: PostOverview;
  details: PostDetails;
}

/** What all languages of a post share. What somebody else saves never replaces what is being changed here. */
const DetailsPanel = ({ post }: { post: PostOverview }) => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { updateDetails } = usePostWrites();
  const [touched, setTouched] = useState<PostOverview>();
  const begun = touched ?? post;
  const save = useMutation({
    mutationFn: ({ before, details }: Save) => updateDetails(before, details),
    onSuccess: () => {
      setTouched(undefined);
      announce(t('detailsSaved'));
    },
  });
  const isConflict = save.error instanceof ApiError && save.error.code === 'editConflict';
  return (
    <>
      <DetailsForm
        key={begun.version}
        details={begun.details}
        error={save.error}
        isPending={save.isPending}
        onTouch={() => setTouched(begun)}
        onSave={(details) => save.mutate({ before: begun, details })}
      />
      {isConflict && save.variables && (
        <Suspense>
          <DetailsConflictDialog
            postId={post.id}
            mine={save.variables.details}
            onKeepMine={(before) => save.mutate({ ...save.variables, before })}
            onTakeTheirs={(theirs) => {
              queryClient.setQueryData(postKey(post.id), theirs);
              setTouched(undefined);
              save.reset();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

export default DetailsPanel;
