import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PostCategory } from '#contracts/blog/endpoints.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

interface CategoryLinksProps {
  categories: readonly PostCategory[];
  /** The slug of the one that is shown; none = all posts. */
  current: string | undefined;
  to: (category: string | undefined) => string;
}

export const CategoryLinks = ({ categories, current, to }: CategoryLinksProps) => {
  const { t } = useTranslation('blog');
  const uiLanguage = useLanguage();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      <ul className="category-links">
        <li>
          <Link to={to(undefined)} aria-current={current === undefined ? 'page' : undefined}>
            {t('allPosts')}
          </Link>
        </li>
        {categories.map(({ slug, name, language }) => (
          <li key={slug} lang={language === uiLanguage ? undefined : language}>
            <Link to={to(slug)} aria-current={slug === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
