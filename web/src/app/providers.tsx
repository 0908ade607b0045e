import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BlogProvider } from '#web/features/blog/api/blog-context.tsx';
import { CatalogProvider } from '#web/features/catalog/api/catalog-context.tsx';
import { SiteProvider } from '#web/shared/site/site-context.ts';
import type { AppContext } from './route-context.ts';

export const Providers = ({ context, children }: { context: AppContext; children: ReactNode }) => (
  <I18nextProvider i18n={context.i18n}>
    <QueryClientProvider client={context.queryClient}>
      <CatalogProvider value={context.catalog}>
        <BlogProvider value={context.blog}>
          <SiteProvider value={context.site}>{children}</SiteProvider>
        </BlogProvider>
      </CatalogProvider>
    </QueryClientProvider>
  </I18nextProvider>
);
