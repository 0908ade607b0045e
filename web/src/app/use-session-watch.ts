import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import { useBlogSource } from '#web/features/blog/api/blog-context.tsx';
import { postListQuery, postQuery } from '#web/features/blog/api/queries.ts';
import type { BlogSource } from '#web/features/blog/model/blog-source.ts';
import { useCatalogSource } from '#web/features/catalog/api/catalog-context.tsx';
import {
  brandListQuery,
  brandNamesQuery,
  brandPageQuery,
  productListQuery,
} from '#web/features/catalog/api/queries.ts';
import type { CatalogSource } from '#web/features/catalog/model/catalog-source.ts';
import { accountPath, paths } from '#web/shared/paths.ts';
import { onSessionChange, readToken, type SessionChange } from '#web/shared/session/session.ts';
import type { SessionWatchProps } from '#web/shared/session/session-watch.tsx';

/**
 * Data fetched for one user must not be shown to the next one. Catalogue and blog are public and stay, because every
 * page needs them.
 */
const forgetPersonalData = (queryClient: QueryClient, source: CatalogSource, blog: BlogSource) => {
  const everybodys = new Set<unknown>([
    brandNamesQuery(source, 'he').queryKey[0],
    brandListQuery(source, 'he').queryKey[0],
    productListQuery(source, 'he').queryKey[0],
    brandPageQuery(source, '', 'he').queryKey[0],
    postListQuery(blog, { language: 'he', page: 1 }).queryKey[0],
    postQuery(blog, '', 'he').queryKey[0],
  ]);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !everybodys.has(queryKey[0]) });
};

/** Loads the code that watches a session if there is one, and redirects when there is none any more. */
export const useSessionWatch = (
  router: ReturnType<typeof createBrowserRouter>,
): ComponentType<SessionWatchProps> | undefined => {
  const queryClient = useQueryClient();
  const source = useCatalogSource();
  const blog = useBlogSource();
  const [Watch, setWatch] = useState<ComponentType<SessionWatchProps>>();
  useEffect(() => {
    const fetchWatch = async () => {
      const { SessionWatch } = await import('#web/shared/session/session-watch.tsx');
      setWatch(() => SessionWatch);
    };
    const follow = (change: SessionChange) => {
      if (change === 'kept') return void fetchWatch();
      forgetPersonalData(queryClient, source, blog);
      if (change === 'ended') void router.navigate(accountPath(paths.login, router.state.location, true));
      // The guards of the screens decide which users may stay.
      else void router.revalidate();
    };
    if (readToken()) void fetchWatch();
    return onSessionChange(follow);
  }, [router, queryClient, source, blog]);
  return Watch;
};
