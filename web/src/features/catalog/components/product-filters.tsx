import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterFromQuery, type ProductFilter, productOrders } from '../model/product-filter.ts';
import { type BrandSummary, displayName, type ProductSummary } from '../model/summaries.ts';

interface ProductFiltersProps {
  filter: ProductFilter;
  brands: readonly BrandSummary[];
  /** All products; each brand shows its count. */
  products: readonly Pick<ProductSummary, 'brandId'>[];
  onChange: (filter: ProductFilter) => void;
}

/** The values of the page's form when the app starts, as its address would give them. */
const readForm = (): URLSearchParams => {
  const form = typeof document === 'object' && document.querySelector<HTMLFormElement>('form.filters');
  return new URLSearchParams(form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []);
};

/** A form that takes effect while it is filled in; the address holds its values. */
export const ProductFilters = ({ filter, brands, products, onChange }: ProductFiltersProps) => {
  const { t } = useTranslation('catalog');
  const field = useRef<HTMLInputElement>(null);
  // React resets choices when it hydrates the page, so what was chosen before is read first.
  const [early] = useState(readForm);

  // The field is not overwritten while it has the focus.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = filter.text;
  }, [filter.text]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was filled in before the app came.
  useEffect(() => {
    // A page that was drawn anew, because something had changed it, has empty fields.
    const text = field.current?.value || (early.get('q') ?? '');
    if (field.current) field.current.value = text;
    if (text || early.get('brand') || early.get('sort') === 'name') onChange({ ...filterFromQuery(early), text });
  }, []);
  return (
    <form className="filters needs-script" action="/products" onSubmit={(event) => event.preventDefault()}>
      <label className="field field-wide">
        <span>{t('filterText')}</span>
        <input
          className="control"
          type="search"
          name="q"
          ref={field}
          defaultValue={filter.text}
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
              {`${displayName(brand)} (${products.filter(({ brandId }) => brandId === brand.id).length})`}
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
