import type { PostOverview } from '#contracts/blog-drafts.ts';
import type { BlogPaths } from '../model/blog-paths.ts';

export interface PostListProps {
  posts: readonly PostOverview[];
  paths: BlogPaths;
  onDelete: (post: PostOverview) => void;
}
