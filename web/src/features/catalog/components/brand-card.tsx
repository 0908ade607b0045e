import { Link } from 'react-router';
import { type BrandSummary, displayName } from '../model/summaries.ts';
import { ItemPicture } from './item-picture.tsx';

/** A brand in a list: its drawing, its name and its tagline. The whole card is one link. */
export const BrandCard = ({ brand, to }: { brand: BrandSummary; to: string }) => (
  <li className="brand-card">
    <Link className="brand-card-link" to={to}>
      <ItemPicture className="shoe brand-card-shoe" item={brand} />
      <h3 className="brand-card-name">
        <bdi>{displayName(brand)}</bdi>
      </h3>
      <p className="brand-card-tagline" lang={brand.tagline.language}>
        {brand.tagline.value}
      </p>
    </Link>
  </li>
);
