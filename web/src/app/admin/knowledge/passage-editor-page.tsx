import { useParams, useSearchParams } from 'react-router';
import { isLanguage } from '#contracts/text/language.ts';
import { PassageEditorScreen } from '#web/features/knowledge/components/editor/passage-editor-screen.tsx';
import { adminMeta } from '../frame/admin-meta.ts';
import { editorTexts } from './editor-texts.ts';

export const meta = adminMeta('knowledge');

export const texts = editorTexts;

export const Component = () => {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const language = query.get('language');
  const part = query.get('part') === 'facts' ? 'facts' : isLanguage(language) ? language : undefined;
  return <PassageEditorScreen id={id} part={part} />;
};
