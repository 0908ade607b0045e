import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { glossaryQuery } from '#web/features/glossary/api/glossary-query.ts';
import { Glossary } from '#web/features/glossary/components/glossary.tsx';
import { glossaryTexts } from '#web/features/glossary/texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [glossaryTexts];

export const load: PageModule['load'] = ({ context: { queryClient, glossary }, language }) =>
  queryClient.ensureQueryData(glossaryQuery(language, glossary));

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('glossary:metaTitle'),
  description: t('glossary:lead'),
});

export const Component = () => {
  const { t } = useTranslation('glossary');
  const language = useLanguage();
  const { data: terms } = useQuery(glossaryQuery(language));
  if (!terms) return null;
  return (
    <article className="wrap glossary">
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Glossary key={language} terms={terms} />
    </article>
  );
};
