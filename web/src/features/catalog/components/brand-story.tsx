import { useTranslation } from 'react-i18next';
import type { BrandContent } from '#contracts/catalog/endpoints.ts';
import { directionOf } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** History, key features and popular models, as far as there are any. Text that exists only in another language says so and keeps its direction. */
export const BrandStory = ({ content }: { content: BrandContent }) => {
  const { t } = useTranslation('catalog');
  const isFallback = content.language !== useLanguage();
  const own = isFallback ? { lang: content.language, dir: directionOf(content.language) } : {};
  return (
    <>
      {isFallback && <p className="wrap fine">{t('onlyInLanguage', { name: languageNames[content.language] })}</p>}
      {content.history.length > 0 && (
        <section className="wrap story" aria-labelledby="history-title">
          <h2 id="history-title">{t('historyTitle')}</h2>
          <div className="story-text" {...own}>
            {content.history.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {content.keyFeatures.length > 0 && (
        <section className="wrap story" aria-labelledby="features-title">
          <h2 id="features-title">{t('featuresTitle')}</h2>
          <ul className="story-list" {...own}>
            {content.keyFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
      {content.popularModels.length > 0 && (
        <section className="wrap story" aria-labelledby="models-title">
          <h2 id="models-title">{t('modelsTitle')}</h2>
          <dl className="models" {...own}>
            {content.popularModels.map(({ name, note, productId }) => (
              <div className="model" key={name}>
                <dt lang="en">{productId ? <a href={`#${productId}`}>{name}</a> : <bdi>{name}</bdi>}</dt>
                <dd className="model-note">{note}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
};
