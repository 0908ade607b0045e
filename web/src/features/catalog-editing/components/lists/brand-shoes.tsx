import { useTranslation } from 'react-i18next';
import type { EditedBrand, EditedProduct } from '#contracts/catalog/editing.ts';
import { adminPaths, publicPaths } from '#web/shared/admin-paths.ts';
import { useCatalogWrites } from '../../api/use-catalog-writes.ts';
import { CompletenessRow } from '../completeness/completeness-row.tsx';
import { BrandSection } from './brand-section.tsx';
import { OrderedList } from './ordered-list.tsx';
import { RecordLine } from './record-line.tsx';
import { type DrawShoe, RecordPicture } from './record-picture.tsx';

interface BrandShoesProps {
  brand: EditedBrand;
  /** Those found of it, in their order. */
  shoes: readonly EditedProduct[];
  isOrderable: boolean;
  draw: DrawShoe;
  onDelete: (product: EditedProduct) => void;
}

/** One brand's shoes, in an order of their own. */
export const BrandShoes = ({ brand, shoes, isOrderable, draw, onDelete }: BrandShoesProps) => {
  const { t } = useTranslation('catalog-editing');
  const { orderProducts, refresh } = useCatalogWrites();
  return (
    <BrandSection name={brand.name} detail={t('shoes', { count: shoes.length })}>
      <OrderedList
        label={brand.name}
        items={shoes}
        isOrderable={isOrderable}
        saveOrder={(ids) => orderProducts(brand.id, ids)}
        reload={refresh}
      >
        {(shoe) => (
          <RecordLine
            level="h3"
            name={shoe.name}
            detail={<bdi>{shoe.price}</bdi>}
            picture={<RecordPicture {...shoe} draw={draw} />}
            completeness={<CompletenessRow record={shoe} editPath={adminPaths.product(shoe.id)} />}
            editPath={adminPaths.product(shoe.id)}
            publicPath={publicPaths.product(shoe.id)}
            onDelete={() => onDelete(shoe)}
          />
        )}
      </OrderedList>
    </BrandSection>
  );
};
