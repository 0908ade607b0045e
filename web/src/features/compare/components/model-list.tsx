import { useTranslation } from 'react-i18next';
import { attributeNames, type KnownModel } from '#contracts/known-models.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import { mostChosen } from '../model/model-filter.ts';

interface ModelListProps {
  models: readonly KnownModel[];
  chosen: readonly string[];
  brandName: (id: string) => string;
  onToggle: (id: string) => void;
}

/** Models with what is known of them, each to be ticked. */
export const ModelList = ({ models, chosen, brandName, onToggle }: ModelListProps) => {
  const { t } = useTranslation('compare');
  const { nameOf, wordOf } = useModelWords();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const isFull = chosen.length >= mostChosen;
  const facts = ({ attributes }: KnownModel): string =>
    attributeNames
      .flatMap((attribute) => {
        const fact = attributes[attribute];
        if (!fact) return [];
        const words = list.format(fact.values.map((value) => wordOf(attribute, value)));
        return [`${nameOf(attribute)}: ${words}${fact.confidence === 'sourced' ? '' : '*'}`];
      })
      .join('\u00A0· ');
  return (
    <ul className="model-list">
      {models.map((model) => {
        const isChosen = chosen.includes(model.id);
        return (
          <li key={model.id}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(model.id)}
              />
              <span>
                <span className="model-list-name">
                  <bdi>{`${brandName(model.brandId)} ${model.name}`}</bdi>
                </span>
                <span className="model-note">{facts(model) || t('nothingKnown')}</span>
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
};
