import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditedPage } from '#contracts/settings/page-text.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { parsePlainText } from '#contracts/text/plain-text.ts';
import { site } from '#web/shared/config/site.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { builtInText } from '#web/shared/page-text/built-in-text.ts';
import { pageDescription } from '#web/shared/page-text/page-description.ts';
import { pageTextQuery } from '#web/shared/page-text/page-text-query.ts';
import { PlainText } from '#web/shared/page-text/plain-text.tsx';
import { inSiteZone } from '#web/shared/site/in-site-zone.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import type { PageModule } from '../route-context.ts';

/** The day on which both built-in texts were last compared with the product. */
const reviewed = '2026-11-24T00:00:00Z';

/** The loader and the head of such a page's route. */
export const statementRoute = (page: EditedPage): Required<Pick<PageModule, 'load' | 'meta'>> => ({
  // A text that cannot be read is a failure: the product's own must not stand in for one that an administrator has
  // written.
  load: async ({ context, language }) => {
    await context.queryClient.ensureQueryData(pageTextQuery({ page, language }, context.pageText));
  },
  meta: ({ t, context, language }) => {
    const { text = '' } = context.queryClient.getQueryData(pageTextQuery({ page, language }).queryKey) ?? {};
    return { title: t(`${page}:metaTitle`), description: pageDescription(text) ?? t(`${page}:metaDescription`) };
  },
});

interface SectionProps {
  title: string;
  /** Where links to this part lead. */
  id?: string;
  children: ReactNode;
}

export const StatementSection = ({ title, id, children }: SectionProps) => (
  <section className="story" id={id}>
    <h2>{title}</h2>
    <div className="story-text">{children}</div>
  </section>
);

/** Where to write to, and the date. A stage without a contact says that it has none. */
const StatementEnd = ({ page, date }: { page: EditedPage; date: string }) => {
  const { t } = useTranslation(page);
  const language = useLanguage();
  const { contact = site.contact, zone } = useSite();
  return (
    <>
      <StatementSection title={t('contactTitle')}>
        <p>{t('contactText')}</p>
        {contact ? (
          <p>
            <a href={`mailto:${contact}`}>{t('contactLink', { address: isolate(contact) })}</a>
          </p>
        ) : (
          <p>{t('noContact')}</p>
        )}
      </StatementSection>
      <StatementSection title={t('reviewedTitle')}>
        <p>{t('reviewed', { date: inSiteZone(new Date(date), language, { dateStyle: 'long' }, zone) })}</p>
      </StatementSection>
    </>
  );
};

interface StatementProps {
  page: EditedPage;
  /** The product's own parts below the text. */
  children?: ReactNode;
}

/** A page about the site itself: the text that administrators have written, or else the product's own. */
export const Statement = ({ page, children }: StatementProps) => {
  const { t, i18n } = useTranslation(page);
  const language = useLanguage();
  const { data: { text, saved = reviewed } = {} } = useQuery(pageTextQuery({ page, language }));
  const settings = useSite();
  const shown = text ?? builtInText(page, i18n.t, settings);
  const blocks = useMemo(() => parsePlainText(shown), [shown]);
  return (
    <PlainText title={t('title')} blocks={blocks} language={language}>
      {children}
      <StatementEnd page={page} date={saved} />
    </PlainText>
  );
};
