import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { ProductsScreen } from '#web/features/catalog-editing/components/lists/products-screen.tsx';
import { catalogEditingTexts } from '#web/features/catalog-editing/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';
import { drawShoe } from './draw-shoe.tsx';

export const meta = adminMeta('products');

export const texts = [catalogEditingTexts, catalogTexts, editingTexts];

export const Component = () => (
  <>
    <ShoeDefsSprite />
    <ProductsScreen draw={drawShoe} />
  </>
);
