import { useTranslation } from 'react-i18next';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { drawnAttributes, knownRows, otherAttributes } from '../model/attribute-rows.ts';
import { AttributeValue } from './attribute-value.tsx';

/** Only what is known, in few words, for a card. */
export const AttributeLabels = ({ attributes }: { attributes: ShoeAttributes }) => {
  const { t } = useTranslation('catalog');
  return (
    <dl className="labels">
      {knownRows(attributes, [...drawnAttributes, ...otherAttributes]).map((row) => (
        <div className="label" key={row.name}>
          <dt>{t(`attribute.${row.name}`)}</dt>
          <dd>
            <AttributeValue row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
