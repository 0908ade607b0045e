import { blogEditingTexts } from '#web/features/blog-editing/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('blog');

export const texts = [blogEditingTexts, formTexts];

export { PostsScreen as Component } from '#web/features/blog-editing/components/posts/posts-screen.tsx';
