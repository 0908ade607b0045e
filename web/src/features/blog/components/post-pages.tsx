import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface PostPagesProps {
  page: number;
  pages: number;
  /** The address of a page of this list. */
  to: (page: number) => string;
}

/** "Page X of Y", with the ways to newer and older posts. */
export const PostPages = ({ page, pages, to }: PostPagesProps) => {
  const { t } = useTranslation('blog');
  if (pages < 2) return null;
  return (
    <nav className="post-pages" aria-label={t('pages')}>
      {page > 1 ? (
        <Link className="button" to={to(page - 1)} rel="prev">
          {t('newer')}
        </Link>
      ) : (
        <span />
      )}
      <p aria-current="page">{t('pageOf', { page, pages })}</p>
      {page < pages ? (
        <Link className="button" to={to(page + 1)} rel="next">
          {t('older')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
};
