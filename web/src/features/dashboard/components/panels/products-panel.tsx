import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languages } from '#contracts/text/language.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';
import { gapsOf, languagesWithGaps } from '#web/shared/catalog/text-gaps.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { catalogQuery } from '../../api/dashboard-queries.ts';
import { isDrawn } from '../../model/catalog-figures.ts';
import { countOf } from '../../model/counts.ts';

/** Shoes and brands: how many, what they lack, in which languages. */
export const ProductsPanel = () => {
  const { t } = useTranslation('dashboard');
  return (
    <Part query={useQuery(catalogQuery)} failure={t('failed.catalog')} rows={6}>
      {({ brands, shoes }) => {
        const records = [...brands, ...shoes];
        const complete = (language: (typeof languages)[number]) =>
          countOf(records, (record) => !languagesWithGaps(record).includes(language));
        return (
          <>
            <Figures
              figures={[
                { label: t('products.shoes'), value: shoes.length, to: sectionPaths.products },
                { label: t('products.brands'), value: brands.length, to: sectionPaths.brands },
                { label: t('products.noPicture'), value: countOf(shoes, isDrawn) },
                { label: t('products.gaps'), value: gapsOf(records).count },
              ]}
            />
            {records.length > 0 && (
              <Sections>
                <PanelSection title={t('products.perBrand')}>
                  <ShareBars
                    bars={brands.map(({ id, name, products }) => ({
                      key: id,
                      label: name,
                      count: products,
                      to: `${sectionPaths.products}?${new URLSearchParams({ brand: id })}`,
                    }))}
                  />
                </PanelSection>
                <PanelSection title={t('products.coverage')} note={t('products.coverageNote')}>
                  <ShareBars
                    whole={records.length}
                    bars={languages.map((language) => ({
                      key: language,
                      label: languageNames[language],
                      lang: language,
                      count: complete(language),
                      text: t('ofTotal', { count: complete(language), total: records.length }),
                    }))}
                  />
                </PanelSection>
              </Sections>
            )}
            <PanelLinks
              links={[
                { to: sectionPaths.products, text: t('products.allShoes') },
                { to: sectionPaths.brands, text: t('products.allBrands') },
              ]}
            />
          </>
        );
      }}
    </Part>
  );
};
