import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { saveFailureOf } from '#web/shared/drafts/save-failure.ts';
import { postKey } from '../../api/post-queries.ts';
import { detailsOf } from '../../model/details.ts';
import { DetailsForm } from './details-form.tsx';
import type { DetailsController } from './use-details-controller.ts';

const DetailsConflictDialog = lazy(() => import('./details-conflict-dialog.tsx'));

interface DetailsPanelProps {
  postId: string;
  details: DetailsController;
}

/** The details that all languages of a post share. A save by another user never replaces what is being changed here. */
const DetailsPanel = ({ postId, details }: DetailsPanelProps) => {
  const queryClient = useQueryClient();
  const { content, isUnsaved, change, discard, write } = details;
  const isConflict = write.isError && saveFailureOf(write.error) === 'conflict';
  const goBack = () => {
    discard();
    write.reset();
  };
  return (
    <>
      <DetailsForm
        details={content}
        isUnsaved={isUnsaved}
        error={write.error}
        isPending={write.isPending}
        onChange={change}
        onDiscard={goBack}
        onSave={() => write.mutate(details)}
      />
      {isConflict && write.variables && (
        <Suspense>
          <DetailsConflictDialog
            postId={postId}
            mine={detailsOf(write.variables.content)}
            onKeepMine={({ version }) => write.mutate({ ...write.variables, version })}
            onTakeTheirs={(theirs) => {
              queryClient.setQueryData(postKey(postId), theirs);
              goBack();
            }}
          />
        </Suspense>
      )}
    </>
  );
};

export default DetailsPanel;
