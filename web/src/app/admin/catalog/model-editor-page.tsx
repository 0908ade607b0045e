import { useParams } from 'react-router';
import { EditModelScreen } from '#web/features/catalog-editing/components/record/model-editor-screen.tsx';
import { adminMeta } from '../frame/admin-meta.ts';
import { editorTexts } from './editor-texts.ts';
import { previewModel } from './preview-model.tsx';

export const meta = adminMeta('models');

export const texts = editorTexts;

export const Component = () => {
  const { id = '' } = useParams();
  return <EditModelScreen key={id} id={id} preview={previewModel} />;
};
