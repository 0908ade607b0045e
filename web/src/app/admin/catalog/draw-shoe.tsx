import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';

/** The public site's own drawing; the screen shows `ShoeDefsSprite` once. */
export const drawShoe = (attributes: ShoeAttributes) => <Shoe attributes={attributes} className="" />;
