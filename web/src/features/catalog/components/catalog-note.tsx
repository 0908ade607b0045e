import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { pricesAsOf, type ShownProduct } from '../model/summaries.ts';

/** A note on all the cards of a list: on the date of the prices, and on the star. */
export const CatalogNote = ({ products }: { products: readonly ShownProduct[] }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const asOf = pricesAsOf(products);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <p className="fine catalogue-note">
      {[
        asOf && t('pricesNote', { date: month.format(new Date(asOf)) }),
        products.some(({ attributes }) => attributes.unconfirmed.length > 0) && t('unconfirmedNote'),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
};
