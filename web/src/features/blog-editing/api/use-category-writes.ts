import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createCategory, deleteCategory, updateCategory } from '#contracts/blog/categories.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import { write } from '#web/shared/api/write.ts';
import { categoriesKey } from './post-queries.ts';

export const useCategoryWrites = () => {
  const { t } = useTranslation('blog-editing');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: categoriesKey });
  return {
    create: async (body: Input<typeof createCategory, 'body'>) => {
      await write(createCategory, { body, failureText: t('categoryFailed') });
      await refresh();
    },
    update: async (slug: string, body: Input<typeof updateCategory, 'body'>) => {
      await write(updateCategory, { pathParameters: { slug }, body, failureText: t('categoryFailed') });
      await refresh();
    },
    remove: async (slug: string) => {
      await write(deleteCategory, { pathParameters: { slug }, failureText: t('categoryDeleteFailed') });
      await refresh();
    },
  };
};
