import { useTranslation } from 'react-i18next';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { attributeRows, drawnAttributes, knownRows, otherAttributes } from '../model/attribute-rows.ts';
import { AttributeValue } from './attribute-value.tsx';

interface AttributeListProps {
  attributes: ShoeAttributes;
  /** Beside a drawing its parts are numbered as their marks are, and named also where nothing is known of them. */
  isDrawn: boolean;
}

/** The known facts of a brand's shoes, and in one line the unknown ones. */
export const AttributeList = ({ attributes, isDrawn }: AttributeListProps) => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const drawn = knownRows(attributes, drawnAttributes);
  const rows = [...drawn, ...knownRows(attributes, otherAttributes)];
  const unknown = attributeRows(attributes, drawnAttributes).filter(({ values }) => values.length === 0);
  const names = unknown.map(({ name }) => t(`attribute.${name}`).toLocaleLowerCase(language));
  return (
    <>
      {rows.length > 0 && (
        <dl className="attributes">
          {rows.map((row, index) => (
            <div className="attribute" key={row.name}>
              <dt>
                {isDrawn && index < drawn.length && (
                  <span className="attribute-number" aria-hidden="true">
                    {index + 1}
                  </span>
                )}
                <span>{t(`attribute.${row.name}`)}</span>
              </dt>
              <dd>
                <AttributeValue row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isDrawn && names.length > 0 && (
        <p className="attributes-unknown">
          {t('unknownAttributes', { list: listFormat(language, { type: 'conjunction' }).format(names) })}
        </p>
      )}
      {rows.some(({ isUnconfirmed }) => isUnconfirmed) && <p className="fine">{t('unconfirmedNote')}</p>}
    </>
  );
};
