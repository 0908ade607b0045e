import { useTranslation } from 'react-i18next';
import { sourceName } from './source-name.ts';

/** A source by its site and page instead of its address; Latin, and from left to right, on a page of any direction. */
export const SourceLink = ({ address }: { address: string }) => {
  const { t } = useTranslation('common');
  const { site, title } = sourceName(address);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <bdi dir="ltr">{title ? `${site} – ${title}` : site}</bdi>
      <span className="visually-hidden"> ({t('opensInNewTab')})</span>
    </a>
  );
};
