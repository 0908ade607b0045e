import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TipSection } from '#contracts/tips/endpoints.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { Loading } from '#web/shared/ui/loading.tsx';
import { ScreenFailure } from '#web/shared/ui/screen-failure.tsx';
import { SourceLink } from '#web/shared/ui/source-link.tsx';
import { tipsQuery } from '../api/queries.ts';
import styles from './tips-guide.css?inline';
import { TipsSection } from './tips-section.tsx';

adoptStyles(styles);

const contentsId = 'contents';

/** The site's files for a chapter besides its text: the address of a drawing, and where to read on. */
export type GuideChapters = Partial<Record<TipSection['id'], { drawing: string; more: ReactElement }>>;

interface TipsGuideProps {
  chapters: GuideChapters;
}

/** The guide for registered readers: a table of contents, and a chapter per topic. */
export const TipsGuide = ({ chapters }: TipsGuideProps) => {
  const { t } = useTranslation(['tips', 'common']);
  const language = useLanguage();
  const { data, error, refetch } = useQuery(tipsQuery(language));
  const isThere = data !== undefined;
  // The address may name a chapter that did not exist yet when the browser looked for it.
  useEffect(() => {
    if (isThere) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  if (error) return <ScreenFailure title={t('guideTitle')} error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <article className="wrap guide" lang={data.language}>
      <header className="page-head">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1>{t('guideTitle')}</h1>
        <p className="lead">{t('lead')}</p>
        <p>
          <Link to={paths.glossary}>{t('glossary')}</Link>
        </p>
      </header>
      <div className="guide-grid">
        <nav id={contentsId} className="guide-contents" aria-labelledby="guide-contents-title">
          <h2 id="guide-contents-title">{t('contents')}</h2>
          <ol>
            {data.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="guide-text">
          {data.sections.map((section) => (
            <TipsSection key={section.id} section={section} contentsId={contentsId} {...chapters[section.id]} />
          ))}
          {data.sources.length > 0 && (
            <details className="guide-sources">
              <summary>{t('sources')}</summary>
              <ul>
                {data.sources.map((address) => (
                  <li key={address}>
                    <SourceLink address={address} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </article>
  );
};
