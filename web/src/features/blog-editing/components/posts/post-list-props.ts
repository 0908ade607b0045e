import type { PostOverview } from '#contracts/blog/drafts.ts';

export interface PostListProps {
  posts: readonly PostOverview[];
  onDelete: (post: PostOverview) => void;
}
