import { resolve } from '#contracts/text/language.ts';
import { BrandCard } from '#web/features/catalog/components/brand-card.tsx';
import { toBrandSummary } from '#web/features/catalog/model/summaries.ts';
import { type BrandValues, brandFormOf } from '#web/features/catalog-editing/model/brand-values.ts';
import { paths } from '#web/shared/paths.ts';
import { CardPreview } from './card-preview.tsx';

/** The card of the home page, from what the form holds now. */
export const previewBrand = (values: BrandValues) => {
  const { id } = values;
  const brand = brandFormOf(values);
  return (
    <CardPreview>
      {(asked) => {
        const { value: description, language } = resolve(brand.description, asked);
        const texts = { description, description_he: brand.description.he, descriptions: brand.description, language };
        return <BrandCard brand={toBrandSummary({ ...brand, id, ...texts }, asked)} to={paths.brand(id)} />;
      }}
    </CardPreview>
  );
};
