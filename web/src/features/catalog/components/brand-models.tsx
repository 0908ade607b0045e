import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useModelWords } from '#web/shared/models/use-model-words.ts';
import { paths } from '#web/shared/paths.ts';
import type { ModelSummary } from '../model/summaries.ts';

/** The models of a brand of which something is known; those of which nothing is, in one line. */
export const BrandModels = ({ brandId, models }: { brandId: string; models: readonly ModelSummary[] }) => {
  const { t } = useTranslation(['models', 'common']);
  const { nameOf, wordOf } = useModelWords();
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' });
  const known = models.filter(({ facts }) => facts.length > 0);
  const others = models.filter(({ facts }) => facts.length === 0);
  const factText = ({ name, values, isUnconfirmed }: ModelSummary['facts'][number]) =>
    `${nameOf(name)}: ${list.format(values.map((value) => wordOf(name, value)))}${isUnconfirmed ? '*' : ''}`;
  if (models.length === 0) return null;
  return (
    <section className="wrap story" aria-labelledby="known-models-title">
      <h2 id="known-models-title">{t('knownTitle')}</h2>
      <div className="known-models">
        <p className="sub">{t('knownText')}</p>
        <dl className="models">
          {known.map(({ id, name, facts, isDiscontinued, isPrePointe }) => (
            <div className="model known-model" key={id}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd className="model-note">
                {[
                  ...(isDiscontinued ? [t('gone')] : []),
                  ...(isPrePointe ? [t('forPreparation')] : []),
                  ...facts.map(factText),
                ].join('\u00A0· ')}
              </dd>
            </div>
          ))}
        </dl>
        {others.length > 0 && (
          <p className="fine">{t('nothingKnown', { list: others.map(({ name }) => isolate(name)).join(', ') })}</p>
        )}
        <p>
          <Link to={`${paths.compare}?brand=${brandId}`}>{t('common:compareModels')}</Link>
        </p>
        <p>
          <Link to={paths.find}>{t('common:fitFinder')}</Link>
        </p>
      </div>
    </section>
  );
};
