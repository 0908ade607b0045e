import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { factsOf } from '#web/shared/models/facts-of.ts';
import { useKnownText } from '#web/shared/models/use-known-text.ts';
import { mostChosen } from '../model/model-filter.ts';

interface ModelListProps {
  models: readonly KnownModel[];
  chosen: readonly string[];
  brandName: (id: string) => string;
  onToggle: (id: string) => void;
}

/** A part of its own, so that the list is drawn in slices and a tick draws none of its texts again. */
const KnownNote = memo(({ model }: { model: KnownModel }) => {
  const { t } = useTranslation('compare');
  const knownText = useKnownText();
  return <span className="model-note">{knownText(model, factsOf(model)) || t('nothingKnown')}</span>;
});

/** Models with what is known of them, each to be ticked. */
export const ModelList = ({ models, chosen, brandName, onToggle }: ModelListProps) => {
  const isFull = chosen.length >= mostChosen;
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
                <KnownNote model={model} />
              </span>
            </label>
          </li>
        );
      })}
    </ul>
  );
};
