import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { paths } from '#web/shared/paths.ts';
import type { ModelSummary } from '../model/summaries.ts';
import { KnownModel } from './known-model.tsx';

const isAnythingSaid = ({ facts, note }: ModelSummary): boolean => facts.length > 0 || note !== undefined;

/** The models of a brand of which something is known; those of which nothing is, in one line. */
export const BrandModels = ({ brandId, models }: { brandId: string; models: readonly ModelSummary[] }) => {
  const { t } = useTranslation(['models', 'common']);
  const known = models.filter(isAnythingSaid);
  const others = models.filter((model) => !isAnythingSaid(model));
  if (models.length === 0) return null;
  return (
    <section className="wrap story" aria-labelledby="known-models-title">
      <h2 id="known-models-title">{t('knownTitle')}</h2>
      <div className="known-models">
        <p className="sub">{t('knownText')}</p>
        <dl className="models">
          {known.map((model) => (
            <KnownModel key={model.id} model={model} />
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
