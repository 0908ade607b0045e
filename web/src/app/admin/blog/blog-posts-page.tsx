import { blogEditingTexts } from '#web/features/blog-editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('blog');

export const texts = [blogEditingTexts, validationTexts];

export { PostsScreen as Component } from '#web/features/blog-editing/components/posts/posts-screen.tsx';
