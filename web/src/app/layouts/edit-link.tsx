import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useBlogSource } from '#web/features/blog/api/blog-context.tsx';
import { postQuery } from '#web/features/blog/api/queries.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** Leads administrators from a page to the form that it comes from; nothing on pages without one. */
export const EditLink = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const source = useBlogSource();
  const [, area = '', name = ''] = useLocation().pathname.split('/').map(decodeURIComponent);
  const isPost = area === 'blog' && name !== '';
  const { data: page } = useQuery({ ...postQuery(source, name, language), enabled: isPost });
  const postForm = page ? adminPaths.post(page.post.id, page.post.language) : undefined;
  const forms: Record<string, string | undefined> = {
    '': sectionPaths.brands,
    brand: adminPaths.brand(name),
    products: sectionPaths.products,
    blog: isPost ? postForm : sectionPaths.blog,
  };
  const form = Object.hasOwn(forms, area) ? forms[area] : undefined;
  return (
    form && (
      <Link className="quiet-link" to={form}>
        {t('editPage')}
      </Link>
    )
  );
};
