import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  createPost,
  deletePost,
  type PostDetails,
  type PostOverview,
  updatePostDetails,
} from '#contracts/blog-editing.ts';
import type { Language } from '#contracts/language.ts';
import { call } from '#web/shared/api/call.ts';
import { postKey, postsKey } from './post-queries.ts';

/** What can be done to a post as a whole. Lists are fetched anew afterwards. */
export const usePostWrites = () => {
  const { t } = useTranslation('blog-editing');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: postsKey });
  return {
    create: async (post: { language: Language; title: string }): Promise<PostOverview> => {
      const created = await call(createPost, { body: post, failureText: t('createFailed') });
      await refresh();
      return created;
    },
    remove: async (id: string) => {
      await call(deletePost, { pathParameters: { id }, failureText: t('deleteFailed') });
      await refresh();
    },
    updateDetails: async ({ id, version }: PostOverview, details: PostDetails) => {
      const body = { version, details };
      const post = await call(updatePostDetails, { pathParameters: { id }, body, failureText: t('detailsFailed') });
      queryClient.setQueryData(postKey(id), post);
      await refresh();
    },
  };
};
