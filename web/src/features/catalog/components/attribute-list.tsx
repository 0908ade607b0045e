import { useTranslation } from 'react-i18next';
import type { ShoeAttributes } from '#contracts/catalog.ts';
import { attributeRows, drawnAttributes, otherAttributes } from '../model/attribute-rows.ts';
import { useAttributeText } from './use-attribute-text.ts';

/** What the drawing shows, numbered as its marks are, and what else is known. */
export const AttributeList = ({ attributes }: { attributes: ShoeAttributes }) => {
  const { t } = useTranslation('catalog');
  const textOf = useAttributeText();
  const drawn = attributeRows(attributes, drawnAttributes);
  const others = attributeRows(attributes, otherAttributes).filter(({ values }) => values.length > 0);
  return (
    <dl className="attributes">
      {[...drawn, ...others].map((row, index) => (
        <div className="attribute" key={row.name} data-known={row.values.length > 0}>
          <dt>
            {index < drawn.length && (
              <span className="attribute-number" aria-hidden="true">
                {index + 1}
              </span>
            )}
            {t(`attribute.${row.name}`)}
          </dt>
          <dd>{textOf(row)}</dd>
        </div>
      ))}
    </dl>
  );
};
