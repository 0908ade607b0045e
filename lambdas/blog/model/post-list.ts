import type { PostRecord } from './post.ts';

/** A position in the list of all posts, most recently changed first. */
export interface PostPosition {
  updated: string;
  id: string;
}

export interface PostListPage {
  limit: number;
  after?: PostPosition | undefined;
}

export interface PostPage {
  items: PostRecord[];
  /** Where the next page begins. */
  next?: PostPosition | undefined;
}
