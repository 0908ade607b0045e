import { useParams, useSearchParams } from 'react-router';
import { isLanguage } from '#contracts/text/language.ts';
import { PostEditorScreen } from '#web/features/blog-editing/components/post/post-editor-screen.tsx';
import { blogEditingTexts } from '#web/features/blog-editing/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { pictureTexts } from '#web/shared/pictures/texts.ts';
import { richTextTexts } from '#web/shared/rich-text/texts.ts';
import { textEditorTexts } from '#web/shared/text-editor/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('blog');

export const texts = [blogEditingTexts, validationTexts, pictureTexts, richTextTexts, textEditorTexts];

export const Component = () => {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const asked = query.get('language');
  return <PostEditorScreen postId={id} language={isLanguage(asked) ? asked : undefined} />;
};
