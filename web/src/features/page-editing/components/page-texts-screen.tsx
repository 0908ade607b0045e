import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { builtInQuery, storedTextsQuery } from '../api/page-text-queries.ts';
import { textIn } from '../model/text-address.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { PageChoice } from './page-choice.tsx';
import { TextPanel } from './text-panel.tsx';

/** The texts of the pages on accessibility and privacy, by language. */
export const PageTextsScreen = () => {
  const { t, i18n } = useTranslation(['page-editing', 'admin']);
  const { search } = useLocation();
  const address = textIn(search, useLanguage());
  const { page, language } = address;
  const stored = useQuery(storedTextsQuery(page));
  const { botCheck } = useSite();
  const builtIn = useQuery(builtInQuery(i18n, address, { botCheck }));
  const error = stored.error ?? builtIn.error;
  const retry = () => void Promise.all([stored.refetch(), builtIn.refetch()]);
  const panel = () => {
    if (error) return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
    if (!stored.data || !builtIn.data) return <ListSkeleton rows={8} />;
    return (
      <TextPanel key={`${page} ${language}`} address={address} stored={stored.data[language]} builtIn={builtIn.data} />
    );
  };
  return (
    <>
      <Link to={sectionPaths.settings}>{t('admin:section.settings')}</Link>
      <PageHead title={t('title')}>
        <PageChoice {...address} />
      </PageHead>
      <LanguageTabs address={address} texts={stored.data} />
      {panel()}
    </>
  );
};
