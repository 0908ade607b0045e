import { useParams } from 'react-router';
import { EditTemplateScreen } from '#web/features/templates/components/editor/template-editor-screen.tsx';
import { adminMeta } from '../frame/admin-meta.ts';
import { templateTexts } from './template-texts.ts';

export const meta = adminMeta('templates');

export const texts = templateTexts;

export const Component = () => {
  const { id = '' } = useParams();
  return <EditTemplateScreen key={id} id={id} />;
};
