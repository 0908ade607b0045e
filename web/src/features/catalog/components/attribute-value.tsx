import { useTranslation } from 'react-i18next';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { AttributeRow } from '../model/attribute-rows.ts';

/** An attribute's value as a phrase; a star marks what no source confirms, and is spoken as "usually". */
export const AttributeValue = ({ row: { name, values, isUnconfirmed } }: { row: AttributeRow }) => {
  const { t } = useTranslation('catalog');
  const list = listFormat(useLanguage(), { type: 'conjunction' });
  const value = list.format(values.map((key) => t(`value.${name}.${key}` as 'value.throat.U')));
  if (!isUnconfirmed) return value;
  return (
    <>
      <span aria-hidden="true">{value}*</span>
      <span className="visually-hidden">{t('usually', { value })}</span>
    </>
  );
};
