import { useParams } from 'react-router';
import { EditBrandScreen } from '#web/features/catalog-editing/components/record/brand-editor-screen.tsx';
import { adminMeta } from '../frame/admin-meta.ts';
import { editorTexts } from './editor-texts.ts';
import { previewBrand } from './preview-brand.tsx';

export const meta = adminMeta('brands');

export const texts = editorTexts;

export const Component = () => {
  const { id = '' } = useParams();
  return <EditBrandScreen key={id} id={id} preview={previewBrand} />;
};
