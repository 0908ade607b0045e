import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { categoriesQuery } from '../../api/post-queries.ts';
import { BackToPosts } from '../parts/back-to-posts.tsx';
import type { CategoryQuestion } from './category-dialog-props.ts';
import { CategoryList } from './category-list.tsx';

const CategoryDialog = lazy(() => import('./category-dialog.tsx'));

/** The categories of posts. */
export const CategoriesScreen = () => {
  const { t } = useTranslation('blog-editing');
  const { question, ask, heading, ends } = useQuestion<CategoryQuestion>();
  const { data, error, refetch } = useQuery(categoriesQuery);
  return (
    <>
      <BackToPosts />
      <PageHead title={t('categories')} headingRef={heading}>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => ask({ kind: 'create' })}>
          {t('newCategory')}
        </Button>
      </PageHead>
      {error && <FailureNotice title={t('categoriesFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data?.items.length === 0 && <EmptyNotice text={t('noCategories')} />}
      {data && data.items.length > 0 && <CategoryList categories={data.items} onAsk={ask} />}
      {question && (
        <Suspense>
          <CategoryDialog question={question} {...ends} />
        </Suspense>
      )}
    </>
  );
};
