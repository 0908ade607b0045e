import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { site } from '#web/shared/config/site.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** The day on which both statements were last compared with the product. */
const reviewed = new Date('2026-11-22T00:00:00Z');

interface StatementProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of plain text about the site itself. */
export const Statement = ({ title, lead, children }: StatementProps) => (
  <article className="wrap statement">
    <header className="page-head">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    {children}
  </article>
);

interface SectionProps {
  title: string;
  children: ReactNode;
}

export const StatementSection = ({ title, children }: SectionProps) => (
  <section className="story">
    <h2>{title}</h2>
    <div className="story-text">{children}</div>
  </section>
);

export const StatementPoints = ({ texts }: { texts: readonly string[] }) => (
  <ul className="story-list">
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** Where to write to, and the date. A stage without a contact says that it has none. */
export const StatementEnd = ({ namespace }: { namespace: 'accessibility' | 'privacy' }) => {
  const { t } = useTranslation(namespace);
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(reviewed);
  return (
    <>
      <StatementSection title={t('contactTitle')}>
        <p>{t('contactText')}</p>
        {site.contact ? (
          <p>
            <a href={`mailto:${site.contact}`}>{t('contactLink', { address: isolate(site.contact) })}</a>
          </p>
        ) : (
          <p>{t('noContact')}</p>
        )}
      </StatementSection>
      <StatementSection title={t('reviewedTitle')}>
        <p>{t('reviewed', { date })}</p>
      </StatementSection>
    </>
  );
};
