import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/parts/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/parts/failure-notice.tsx';
import { PlusIcon } from '#web/shared/admin-theme/parts/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/parts/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/parts/page-head.tsx';
import { useFocusAfterDialog } from '#web/shared/admin-theme/parts/use-focus-after-dialog.ts';
import { categoriesQuery } from '../api/post-queries.ts';
import { BackToPosts } from './back-to-posts.tsx';
import type { CategoryQuestion } from './category-dialog-props.ts';
import { CategoryList } from './category-list.tsx';

const CategoryDialog = lazy(() => import('./category-dialog.tsx'));

/** What posts are sorted into. */
export const CategoriesScreen = () => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const [question, ask] = useState<CategoryQuestion>();
  const heading = useFocusAfterDialog(question !== undefined);
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
          <CategoryDialog
            question={question}
            onClose={() => ask(undefined)}
            onDone={(text) => {
              ask(undefined);
              announce(text);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
