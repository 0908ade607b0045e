import { useTranslation } from 'react-i18next';
import { displayName, type ShownProduct } from '../model/summaries.ts';
import { AttributeLabels } from './attribute-labels.tsx';
import { ExternalLink } from './external-link.tsx';
import { ItemPicture } from './item-picture.tsx';

interface ProductCardProps {
  product: ShownProduct;
  /** Named where the list mixes brands. */
  brandName?: string | undefined;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

/** A shoe in a list. The whole card opens its maker's page in a new tab. */
export const ProductCard = ({ product, brandName, heading: Heading }: ProductCardProps) => {
  const { t } = useTranslation('catalog');
  return (
    <li className="product-card" id={product.id}>
      <ItemPicture className="shoe product-shoe" item={product} />
      <div className="product-text">
        {brandName && (
          <p className="eyebrow">
            <bdi>{brandName}</bdi>
          </p>
        )}
        <Heading className="product-name">
          <ExternalLink className="product-link" href={product.link} counted={`shoe ${product.id}`}>
            <bdi>{displayName(product)}</bdi>
          </ExternalLink>
        </Heading>
        {product.price && (
          <p className="product-price">
            {t('price')} <bdi>{product.price}</bdi>
          </p>
        )}
        <p className="product-description" lang={product.language}>
          {product.description}
        </p>
        <AttributeLabels attributes={product.attributes} />
      </div>
    </li>
  );
};
