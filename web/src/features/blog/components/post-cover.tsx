import type { PostCard } from '#contracts/blog.ts';
import { isOwnPicture } from '#contracts/rich-text.ts';

/** The post's picture; the one that the page opens with comes before everything else. */
export const PostCover = ({ post, isFirst }: { post: PostCard; isFirst: boolean }) => {
  const { cover, coverAlt, language } = post;
  if (!cover || !isOwnPicture(cover.src)) return null;
  return (
    <img
      className="post-cover"
      src={cover.src}
      width={cover.width}
      height={cover.height}
      alt={coverAlt}
      lang={coverAlt ? language : undefined}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
};
