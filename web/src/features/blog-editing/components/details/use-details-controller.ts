import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { usePostWrites } from '../../api/use-post-writes.ts';
import { detailsOf, type TypedDetails } from '../../model/details.ts';
import { useTypedDetails } from './use-typed-details.ts';

interface Save {
  content: TypedDetails;
  /** The version that a save is based on. */
  version: number;
}

/** The details of a post while they are typed, and their saving: by the form's button, and before the text is published. */
export const useDetailsController = (post: PostOverview) => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const { updateDetails } = usePostWrites();
  const typed = useTypedDetails(post);
  const write = useMutation({
    mutationFn: async ({ content, version }: Save) => {
      const after = await updateDetails(post.id, { version, details: detailsOf(content) });
      typed.saved(content, after.version);
      announce(t('detailsSaved'));
    },
  });
  return {
    ...typed,
    write,
    /** Saves what the server does not have yet. @throws ApiError, which `write` shows as well. */
    flush: async (): Promise<void> => {
      if (typed.isUnsaved) await write.mutateAsync(typed);
    },
  };
};
export type DetailsController = ReturnType<typeof useDetailsController>;
