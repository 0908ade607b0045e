import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { adminPaths, type BegunPost } from '#web/shared/admin-paths.ts';
import { Button, ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { PostFilter } from './post-filter.tsx';
import { PostList } from './post-list.tsx';
import { PostSearch } from './post-search.tsx';
import { usePostView } from './use-post-view.ts';

const NewPostDialog = lazy(() => import('./new-post-dialog.tsx'));
const DeletePostDialog = lazy(() => import('./delete-post-dialog.tsx'));

/** All posts in all languages: what is there, what is missing, what has fallen behind. */
export const PostsScreen = () => {
  const { t } = useTranslation('blog-editing');
  const navigate = useNavigate();
  const { view, change, changeSearch } = usePostView();
  const { question, ask, heading, ends } = useQuestion<'create' | PostOverview>();
  const { state, search } = useLocation();
  const [begun, setBegun] = useState<BegunPost['newPost']>();
  // Once: neither a reload nor the way back begins it again.
  useEffect(() => {
    const { newPost } = (state ?? {}) as Partial<BegunPost>;
    if (!newPost) return;
    setBegun(newPost);
    ask('create');
    void navigate({ search }, { replace: true, state: null });
  }, [state, search, ask, navigate]);
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <ButtonLink to={adminPaths.categories} variant="outlined">
          {t('categories')}
        </ButtonLink>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => ask('create')}>
          {t('newPost')}
        </Button>
      </PageHead>
      <PostSearch value={view.search} onSearch={changeSearch} />
      <PostFilter view={view} onChange={change} />
      <PostList view={view} onPageSize={(pageSize) => change({ pageSize })} onDelete={ask} />
      <Suspense>
        {question === 'create' && (
          <NewPostDialog
            begun={begun}
            onClose={() => {
              setBegun(undefined);
              ends.onClose();
            }}
            onCreated={(id, language) => void navigate(adminPaths.post(id, language))}
          />
        )}
        {typeof question === 'object' && <DeletePostDialog post={question} {...ends} />}
      </Suspense>
    </>
  );
};
