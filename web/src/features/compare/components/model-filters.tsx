import { useTranslation } from 'react-i18next';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import {
  type Comparison,
  type FilterAttribute,
  filterAttributes,
  filterOptions,
  toggled,
} from '../model/model-filter.ts';

interface ModelFiltersProps {
  comparison: Comparison;
  models: readonly KnownModel[];
  brands: readonly { id: string; name: string }[];
  onChange: (comparison: Comparison) => void;
}

/** The filters, each value with how many models are known to have it. */
export const ModelFilters = ({ comparison, models, brands, onChange }: ModelFiltersProps) => {
  const { t } = useTranslation(['compare', 'catalog']);
  const { nameOf, wordOf } = useModelWords();
  const { values, brand } = comparison;
  const choose = (attribute: FilterAttribute, value: string) =>
    onChange({ ...comparison, values: { ...values, [attribute]: toggled(values[attribute] ?? [], value) } });
  const isUsed = brand !== '' || Object.values(values).some((asked) => asked.length > 0);
  return (
    <form className="model-filters" onSubmit={(event) => event.preventDefault()}>
      <label className="field">
        <span>{t('catalog:filterBrand')}</span>
        <select
          className="control"
          value={brand}
          onChange={(event) => onChange({ ...comparison, brand: event.target.value })}
        >
          <option value="">{t('catalog:allBrands')}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {filterAttributes.map((attribute) => (
        <fieldset key={attribute}>
          <legend>{nameOf(attribute)}</legend>
          {filterOptions(models, attribute, comparison).map(({ value, count }) => {
            const isChosen = values[attribute]?.includes(value) ?? false;
            return (
              <label key={value} className="filter-value">
                <input type="checkbox" checked={isChosen} onChange={() => choose(attribute, value)} />
                <span>{`${wordOf(attribute, value)} (${count})`}</span>
              </label>
            );
          })}
        </fieldset>
      ))}
      {isUsed && (
        <button type="button" className="button" onClick={() => onChange({ ...comparison, brand: '', values: {} })}>
          {t('catalog:clearFilters')}
        </button>
      )}
    </form>
  );
};
