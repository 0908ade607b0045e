import { useSearchParams } from 'react-router';
import { isLanguage } from '#contracts/text/language.ts';
import { NewPassageScreen } from '#web/features/knowledge/components/editor/new-passage-screen.tsx';
import { adminMeta } from '../frame/admin-meta.ts';
import { editorTexts } from './editor-texts.ts';

export const meta = adminMeta('knowledge');

export const texts = editorTexts;

export const Component = () => {
  const [query] = useSearchParams();
  const question = query.get('question') ?? '';
  const language = query.get('language');
  return <NewPassageScreen key={question} question={question} language={isLanguage(language) ? language : undefined} />;
};
