import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { ShareBars } from '#web/shared/admin-theme/figures/share-bars.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useOverviewPart } from '../../api/use-overview-part.ts';
import { completeRecords } from '../../model/complete-records.ts';
import { changedInWeek } from '../../model/week.ts';

/** Shoes and brands: how many, what they lack, in which languages. */
export const ProductsPanel = () => {
  const { t } = useTranslation('dashboard');
  const query = useOverviewPart('catalog');
  return (
    <Part query={query} failure={t('failed.catalog')} rows={6}>
      {(catalog) => {
        const { brands, shoes, drawn, gaps } = catalog;
        const total = brands.length + shoes;
        return (
          <>
            <Figures
              figures={[
                { label: t('products.shoes'), value: shoes, to: sectionPaths.products },
                { label: t('products.brands'), value: brands.length, to: sectionPaths.brands },
                { label: t('products.noPicture'), value: drawn },
                { label: t('products.gaps'), value: gaps.brands.count + gaps.shoes.count },
                { label: t('products.lastWeek'), value: changedInWeek(catalog, query.readAt) },
              ]}
            />
            {total > 0 && (
              <Sections>
                <PanelSection title={t('products.perBrand')}>
                  <ShareBars
                    bars={brands.map(({ id, name, shoes: count }) => ({
                      ...{ key: id, label: name, count },
                      to: `${sectionPaths.products}?${new URLSearchParams({ brand: id })}`,
                    }))}
                  />
                </PanelSection>
                <PanelSection title={t('products.coverage')} note={t('products.coverageNote')}>
                  <ShareBars
                    whole={total}
                    bars={completeRecords(catalog).map(({ language, count }) => ({
                      ...{ key: language, label: languageNames[language], lang: language, count },
                      text: t('ofTotal', { count, total }),
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
