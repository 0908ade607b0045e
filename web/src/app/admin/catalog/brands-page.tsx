import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { BrandsScreen } from '#web/features/catalog-editing/components/lists/brands-screen.tsx';
import { catalogEditingTexts } from '#web/features/catalog-editing/texts.ts';
import { editingTexts } from '#web/shared/editing/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';
import { drawShoe } from './draw-shoe.tsx';

export const meta = adminMeta('brands');

export const texts = [catalogEditingTexts, catalogTexts, editingTexts];

export const Component = () => (
  <>
    <ShoeDefsSprite />
    <BrandsScreen draw={drawShoe} />
  </>
);
