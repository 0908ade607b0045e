import { useTranslation } from 'react-i18next';
import { ExternalLink } from './external-link.tsx';

const readable = (address: string) => {
  const { hostname, pathname } = new URL(address);
  return `${hostname.replace(/^www\./, '')}${decodeURI(pathname).replace(/\/$/, '')}`;
};

/** Where the facts come from. */
export const BrandSources = ({ sources }: { sources: string[] }) => {
  const { t } = useTranslation('catalog');
  return (
    <section className="wrap sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{t('sourcesTitle')}</h2>
      <ol>
        {sources.map((address) => (
          <li key={address}>
            <ExternalLink href={address}>
              <bdi>{readable(address)}</bdi>
            </ExternalLink>
          </li>
        ))}
      </ol>
    </section>
  );
};
