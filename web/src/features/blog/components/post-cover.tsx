import { isOwnPicture } from '#contracts/text/rich-text.ts';
import type { ShownPost } from '../model/blog-source.ts';

interface PostCoverProps {
  post: ShownPost;
  isFirst: boolean;
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string;
}

/** The post's picture; the one that the page opens with comes before everything else. */
export const PostCover = ({ post, isFirst, sizes }: PostCoverProps) => {
  const { cover, coverAlt, language } = post;
  if (!cover || !isOwnPicture(cover.src)) return null;
  const { src, width, height, small } = cover;
  return (
    <img
      className="post-cover"
      // This attribute comes before the address; otherwise a browser may start to load the large picture.
      {...(small && { sizes, srcSet: `${small.src} ${small.width}w, ${src} ${width}w` })}
      src={src}
      width={width}
      height={height}
      alt={coverAlt}
      lang={coverAlt ? language : undefined}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
};
