import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { shoeBox } from '../model/shoe-geometry.ts';
import { ShoeShape } from './shoe.tsx';
import { ShoeDefs } from './shoe-defs.tsx';

/** The drawing as a file of its own, with everything that it needs. */
export const ShoeImage = ({ attributes }: { attributes: ShoeAttributes }) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${shoeBox.width} ${shoeBox.height}`}>
    <ShoeDefs />
    <ShoeShape attributes={attributes} />
  </svg>
);
