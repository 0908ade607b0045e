import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { directionOf } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { ShownPost } from '../model/blog-source.ts';
import { languageName } from '../model/names.ts';
import { PostByline } from './post-byline.tsx';
import { PostCover } from './post-cover.tsx';

/** As blog.css lays lists out: one column on phones, else two, or one that leads with a cover of half the width. */
const coverSizes = '(max-width: 620px) min(92vw, 100vw - 40px), (max-width: 1280px) 50vw, 640px';

interface PostCardProps {
  post: ShownPost;
  to: string;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  /** Its picture is the first thing that a reader sees of the page. */
  isFirst?: boolean;
}

/** A post in a list. Text in a language other than the reader's is marked. */
export const PostCard = ({ post, to, heading: Heading, isFirst = false }: PostCardProps) => {
  const { t } = useTranslation('blog');
  const uiLanguage = useLanguage();
  const { language, category } = post;
  const isForeign = language !== uiLanguage;
  const own = isForeign ? { lang: language, dir: directionOf(language) } : {};
  return (
    <li className="post-card">
      <PostCover post={post} isFirst={isFirst} sizes={coverSizes} />
      <div className="post-card-text">
        {category && (
          <p className="eyebrow" lang={category.language === uiLanguage ? undefined : category.language}>
            {category.name}
          </p>
        )}
        <Heading className="post-card-title" {...own}>
          <Link to={to}>{post.title}</Link>
        </Heading>
        <p className="post-card-excerpt" {...own}>
          {post.excerpt}
        </p>
        <PostByline post={post} />
        {isForeign && (
          <p className="post-language">{t('inLanguage', { language: languageName(language, uiLanguage) })}</p>
        )}
        <p className="post-card-more" aria-hidden="true">
          {t('readMore')}
        </p>
      </div>
    </li>
  );
};
