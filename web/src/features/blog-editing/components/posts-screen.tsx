import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PostOverview } from '#contracts/blog-drafts.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/parts/announcer.tsx';
import { Button, ButtonLink } from '#web/shared/admin-theme/parts/button.tsx';
import { PlusIcon } from '#web/shared/admin-theme/parts/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/parts/page-head.tsx';
import { useFocusAfterDialog } from '#web/shared/admin-theme/parts/use-focus-after-dialog.ts';
import { PostFilter } from './post-filter.tsx';
import { PostList } from './post-list.tsx';
import { PostSearch } from './post-search.tsx';
import { usePostView } from './use-post-view.ts';

const NewPostDialog = lazy(() => import('./new-post-dialog.tsx'));
const DeletePostDialog = lazy(() => import('./delete-post-dialog.tsx'));

/** All posts in all languages: what is there, what is missing, what has fallen behind. */
export const PostsScreen = () => {
  const { t } = useTranslation('blog-editing');
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { view, change, changeSearch } = usePostView();
  const [question, ask] = useState<'create' | PostOverview>();
  const heading = useFocusAfterDialog(question !== undefined);
  const close = () => ask(undefined);
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
          <NewPostDialog onClose={close} onCreated={(id, language) => void navigate(adminPaths.post(id, language))} />
        )}
        {typeof question === 'object' && (
          <DeletePostDialog
            post={question}
            onClose={close}
            onDone={(text) => {
              close();
              announce(text);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
