import { useTranslation } from 'react-i18next';
import type { ProductFilter } from '../model/product-filter.ts';
import { productOrders } from '../model/product-filter.ts';
import { type BrandSummary, displayName } from '../model/summaries.ts';

interface ProductFiltersProps {
  filter: ProductFilter;
  brands: readonly BrandSummary[];
  onChange: (filter: ProductFilter) => void;
}

/** A form that answers while it is filled in; the address keeps what was asked. */
export const ProductFilters = ({ filter, brands, onChange }: ProductFiltersProps) => {
  const { t } = useTranslation('catalog');
  return (
    <form className="filters needs-script" action="/products" onSubmit={(event) => event.preventDefault()}>
      <label className="field field-wide">
        <span>{t('filterText')}</span>
        <input
          className="control"
          type="search"
          name="q"
          value={filter.text}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </label>
      <label className="field">
        <span>{t('filterBrand')}</span>
        <select
          className="control"
          name="brand"
          value={filter.brand}
          onChange={(event) => onChange({ ...filter, brand: event.target.value })}
        >
          <option value="">{t('allBrands')}</option>
          {brands.map((brand) => (
            <option key={brand.id} value={brand.id}>
              {displayName(brand)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t('sortBy')}</span>
        <select
          className="control"
          name="sort"
          value={filter.order}
          onChange={(event) =>
            onChange({ ...filter, order: productOrders.find((order) => order === event.target.value) ?? 'brand' })
          }
        >
          {productOrders.map((order) => (
            <option key={order} value={order}>
              {t(`order.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
};
