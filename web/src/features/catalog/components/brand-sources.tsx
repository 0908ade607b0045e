import { useTranslation } from 'react-i18next';
import { SourceLink } from '#web/shared/ui/source-link.tsx';

/** Where the facts come from; nothing at all when no source is named. */
export const BrandSources = ({ sources }: { sources: string[] }) => {
  const { t } = useTranslation('catalog');
  if (sources.length === 0) return null;
  return (
    <section className="wrap sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{t('sourcesTitle')}</h2>
      <ol>
        {sources.map((address) => (
          <li key={address}>
            <SourceLink address={address} />
          </li>
        ))}
      </ol>
    </section>
  );
};
