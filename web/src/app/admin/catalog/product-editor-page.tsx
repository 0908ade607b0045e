import { useParams } from 'react-router';
import { EditProductScreen } from '#web/features/catalog-editing/components/record/product-editor-screen.tsx';
import { adminMeta } from '../frame/admin-meta.ts';
import { editorTexts } from './editor-texts.ts';
import { previewProduct } from './preview-product.tsx';

export const meta = adminMeta('products');

export const texts = editorTexts;

export const Component = () => {
  const { id = '' } = useParams();
  return <EditProductScreen key={id} id={id} preview={previewProduct} />;
};
