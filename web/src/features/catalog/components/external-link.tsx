import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export const ExternalMark = () => (
  <svg className="external" viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
    <path d="M2 8L8 2M3.2 2H8V6.8" fill="none" stroke="currentColor" strokeWidth="1.2" />
  </svg>
);

/** Leads away from the site, in a new tab, and says so. */
export const ExternalLink = ({
  href,
  className,
  counted,
  children,
}: {
  href: string;
  className?: string;
  /** As what a click is counted: `maker` or `shoe`, with its id. */
  counted?: `${'maker' | 'shoe'} ${string}`;
  children: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <a className={className} href={href} target="_blank" data-visit={counted} rel="noopener noreferrer">
      {children}
      <ExternalMark />
      <span className="visually-hidden"> ({t('opensInNewTab')})</span>
    </a>
  );
};
