import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useBlogSource } from '#web/features/blog/api/blog-context.tsx';
import { postListQuery } from '#web/features/blog/api/queries.ts';
import { CategoryLinks } from '#web/features/blog/components/category-links.tsx';
import { PostCard } from '#web/features/blog/components/post-card.tsx';
import { PostPages } from '#web/features/blog/components/post-pages.tsx';
import type { PostListQuery } from '#web/features/blog/model/blog-source.ts';
import { blogTexts } from '#web/features/blog/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { NotFound } from '../not-found.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [blogTexts];

const listOf = (search: URLSearchParams): Omit<PostListQuery, 'language'> => ({
  page: Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1),
  category: search.get('category') || undefined,
});

export const load: PageModule['load'] = async ({ context: { queryClient, blog }, language, search }) => {
  const list = await queryClient.ensureQueryData(postListQuery(blog, { ...listOf(search), language }));
  if (!list) throw new NotFound('No such page of the blog');
};

export const meta: PageModule['meta'] = ({ t, language, search, context: { queryClient, blog } }) => {
  const query = { ...listOf(search), language };
  const list = queryClient.getQueryData(postListQuery(blog, query).queryKey);
  const category = list?.categories.find(({ slug }) => slug === query.category);
  return {
    title: category ? t('blog:categoryTitle', { name: category.name }) : t('blog:metaTitle'),
    description: t('blog:lead'),
  };
};

export const Component = () => {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const [search] = useSearchParams();
  const { page, category } = listOf(search);
  const { data: list } = useQuery(postListQuery(useBlogSource(), { language, page, category }));
  if (!list) return null;
  return (
    <div className="wrap blog">
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <CategoryLinks
        categories={list.categories}
        current={category}
        to={(slug) => paths.posts({ page: 1, category: slug })}
      />
      {list.items.length > 0 ? (
        <ul className="post-list post-list-leading">
          {list.items.map((post, index) => (
            <PostCard key={post.id} post={post} to={paths.post(post.slug)} heading="h2" isFirst={index === 0} />
          ))}
        </ul>
      ) : (
        <p className="empty">{t(category ? 'emptyCategory' : 'empty')}</p>
      )}
      <PostPages page={list.page} pages={list.pages} to={(number) => paths.posts({ page: number, category })} />
      <p className="fine">
        <a href={paths.feed(language)}>{t('feed')}</a>
      </p>
    </div>
  );
};
