import { useTranslation } from 'react-i18next';
import type { ShoeAttributes } from '#contracts/catalog.ts';
import { attributeRows, drawnAttributes, otherAttributes } from '../model/attribute-rows.ts';
import { useAttributeText } from './use-attribute-text.ts';

/** Only what is known, in few words, for a card. */
export const AttributeLabels = ({ attributes }: { attributes: ShoeAttributes }) => {
  const { t } = useTranslation('catalog');
  const textOf = useAttributeText();
  const rows = attributeRows(attributes, [...drawnAttributes, ...otherAttributes]).filter(
    ({ values }) => values.length > 0,
  );
  return (
    <dl className="labels">
      {rows.map((row) => (
        <div className="label" key={row.name}>
          <dt>{t(`attribute.${row.name}`)}</dt>
          <dd>{textOf(row)}</dd>
        </div>
      ))}
    </dl>
  );
};
