import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { createPost, deletePost, updatePostDetails } from '#contracts/blog/editing.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import { write } from '#web/shared/api/write.ts';
import { forgetUnsaved } from '../model/unsaved-copy.ts';
import { postKey, postsKey } from './post-queries.ts';

/** The changes to a post as a whole. Lists are fetched again afterwards. */
export const usePostWrites = () => {
  const { t } = useTranslation('blog-editing');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: postsKey });
  return {
    create: async (post: Input<typeof createPost, 'body'>): Promise<PostOverview> => {
      const created = await write(createPost, { body: post, failureText: t('createFailed') });
      await refresh();
      return created;
    },
    remove: async (id: string) => {
      await write(deletePost, { pathParameters: { id }, failureText: t('deleteFailed') });
      forgetUnsaved(id);
      await refresh();
    },
    updateDetails: async (id: string, body: Input<typeof updatePostDetails, 'body'>): Promise<PostOverview> => {
      const post = await write(updatePostDetails, { pathParameters: { id }, body, failureText: t('detailsFailed') });
      queryClient.setQueryData(postKey(id), post);
      await refresh();
      return post;
    },
  };
};
