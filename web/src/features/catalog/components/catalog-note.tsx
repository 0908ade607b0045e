import { useTranslation } from 'react-i18next';
import { dateFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { pricesAsOf, type ShownProduct } from '../model/summaries.ts';

/** A note on all the cards of a list: on the date of the prices, and on the star. */
export const CatalogNote = ({ products }: { products: readonly ShownProduct[] }) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const asOf = pricesAsOf(products);
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const isUnconfirmed = products.some(({ attributes }) => attributes.unconfirmed.length > 0);
  return (
    <>
      {asOf && <p className="fine catalogue-note">{t('pricesNote', { date: month.format(new Date(asOf)) })}</p>}
      {isUnconfirmed && <p className="fine catalogue-note">{t('unconfirmedNote')}</p>}
    </>
  );
};
