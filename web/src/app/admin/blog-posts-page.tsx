import { PostsScreen } from '#web/features/blog-editing/components/posts-screen.tsx';
import { blogEditingTexts } from '#web/features/blog-editing/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { adminMeta } from './admin-meta.ts';
import { blogPaths } from './blog-paths.ts';

export const meta = adminMeta('blog');

export const texts = [blogEditingTexts, formTexts];

export const Component = () => <PostsScreen paths={blogPaths} />;
