import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Post } from '#contracts/blog/endpoints.ts';
import { directionOf } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { RichTextView } from '#web/shared/rich-text/rich-text-view.tsx';
import { dayText } from '#web/shared/site/day-text.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import type { Elements } from '#web/shared/ui/elements.ts';
import { languageName } from '../model/names.ts';
import { PostByline } from './post-byline.tsx';
import { PostCover } from './post-cover.tsx';

/** As blog.css lays a post out: a column of 44em (of 17 px), on narrow screens all but the gutters. */
const coverSizes = '(min-width: 813px) 748px, min(92vw, 100vw - 40px)';

interface PostArticleProps {
  post: Post;
  children?: Elements;
}

/** The post as readers see it, in whichever language there is; needs `blogTexts` and `richTextTexts`. */
export const PostArticle = ({ post, children }: PostArticleProps) => {
  const { t } = useTranslation('blog');
  const uiLanguage = useLanguage();
  const { zone } = useSite();
  const { language, category } = post;
  const isForeign = language !== uiLanguage;
  return (
    <article className="wrap post">
      {isForeign && (
        <p className="post-fallback" role="note">
          {t('fallbackNotice', { language: languageName(language, uiLanguage) })}
        </p>
      )}
      <header className="post-head">
        {category && (
          <p className="eyebrow" lang={category.language === uiLanguage ? undefined : category.language}>
            <Link to={paths.posts({ page: 1, category: category.slug })}>{category.name}</Link>
          </p>
        )}
        <div lang={language} dir={directionOf(language)}>
          <h1>
            <TypedText text={post.title} language={language} />
          </h1>
          <p className="lead">
            <TypedText text={post.excerpt} language={language} />
          </p>
        </div>
        <PostByline post={post} />
      </header>
      <PostCover post={post} isFirst sizes={coverSizes} />
      <RichTextView text={post.body} language={language} />
      <footer className="post-foot" data-post-end>
        {post.tags.length > 0 && (
          <ul className="post-tags" aria-label={t('tags')}>
            {post.tags.map((tag) => (
              <li key={tag}>
                <bdi>{tag}</bdi>
              </li>
            ))}
          </ul>
        )}
        {post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10) && (
          <p className="fine">{t('updated', { date: dayText(post.updatedAt, uiLanguage, zone) })}</p>
        )}
        {children}
      </footer>
    </article>
  );
};
