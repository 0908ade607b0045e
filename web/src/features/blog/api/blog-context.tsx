import { createContext, useContext } from 'react';
import type { BlogSource } from '../model/blog-source.ts';

const BlogContext = createContext<BlogSource | undefined>(undefined);
export const BlogProvider = BlogContext.Provider;

/** @throws an Error outside a `BlogProvider`. */
export const useBlogSource = (): BlogSource => {
  const source = useContext(BlogContext);
  if (!source) throw new Error('No BlogProvider');
  return source;
};
