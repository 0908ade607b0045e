import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import type { Post } from '#contracts/blog/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { useBlogSource } from '#web/features/blog/api/blog-context.tsx';
import { postKey, postQuery } from '#web/features/blog/api/queries.ts';
import { PostArticle } from '#web/features/blog/components/post-article.tsx';
import { PostCard } from '#web/features/blog/components/post-card.tsx';
import type { PostPage } from '#web/features/blog/model/blog-source.ts';
import { blogTexts } from '#web/features/blog/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { richTextTexts } from '#web/shared/rich-text/texts.ts';
import { NotFound } from '../not-found.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [blogTexts, richTextTexts];

const slugOf = ({ slug = '' }: { slug?: string | undefined }) => slug;

export const load: PageModule['load'] = async ({ context: { queryClient, blog }, language, params }) => {
  if (!(await queryClient.ensureQueryData(postQuery(blog, slugOf(params), language)))) {
    throw new NotFound('No such post');
  }
};

const versionsOf = ({ slugs }: Post): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(slugs).map(([language, slug]) => [language, slug && paths.post(slug)]));

export const meta: PageModule['meta'] = ({ language, params, context: { queryClient, blog }, site }) => {
  const page = queryClient.getQueryData(postQuery(blog, slugOf(params), language).queryKey);
  if (!page) return { title: site.name, isWholeTitle: true, description: site.slogan };
  const { post } = page;
  return {
    title: post.seoTitle || post.title,
    description: post.seoDescription || post.excerpt,
    versions: versionsOf(post),
    opensWithPicture: post.cover !== undefined,
    article: {
      language: post.language,
      published: post.publishedAt,
      modified: post.updatedAt,
      // Drawings are left out of previews on other sites, because those sites do not show SVG.
      ...(post.cover && !post.cover.src.endsWith('.svg') ? { picture: post.cover } : {}),
    },
  };
};

/** A former slug, or one of another language, is replaced by the slug of the text that is shown. */
const useOwnSlug = (page: Pick<PostPage, 'post'> | null | undefined) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const language = useLanguage();
  useEffect(() => {
    if (!page) return;
    const own = paths.post(page.post.slug);
    if (decodeURI(own) === decodeURI(pathname)) return;
    // The text that is already loaded need not be requested again under its other slug.
    queryClient.setQueryData(postKey(page.post.slug, language), page);
    void navigate(`${own}${search}${hash}`, { replace: true, preventScrollReset: true });
  }, [page, language, pathname, search, hash, navigate, queryClient]);
};

export const Component = () => {
  const { t } = useTranslation(['blog', 'common']);
  const language = useLanguage();
  const { data: page } = useQuery(postQuery(useBlogSource(), slugOf(useParams()), language));
  useOwnSlug(page);
  if (!page) return null;
  return (
    <>
      <PostArticle post={page.post}>
        <p>
          <Link to={paths.blog}>{t('backToBlog')}</Link>
        </p>
        <p>
          <Link to={paths.find}>{t('common:fitFinder')}</Link>
        </p>
      </PostArticle>
      {page.related.length > 0 && (
        <section className="wrap section" aria-labelledby="related-title">
          <h2 id="related-title">{t('related')}</h2>
          <ul className="post-list post-list-related">
            {page.related.map((post) => (
              <PostCard key={post.id} post={post} to={paths.post(post.slug)} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
