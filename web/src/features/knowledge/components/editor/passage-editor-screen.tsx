import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { KnownPassage, LanguageState } from '#contracts/knowledge/endpoints.ts';
import { directionOf, type Language, languages } from '#contracts/text/language.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { LanguageTabs } from '#web/shared/admin-theme/matrix/language-tabs.tsx';
import { StateShape } from '#web/shared/admin-theme/matrix/state-shape.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { passageQuery } from '../../api/passage-queries.ts';
import { shownTitle } from '../../model/passage-values.ts';
import { stateShapes } from '../list/passage-cell.tsx';
import { FactsEditor } from './facts-editor.tsx';
import { PassageActions } from './passage-actions.tsx';
import { TextEditor } from './text-editor.tsx';

const stateOf = ({ texts }: KnownPassage, language: Language): LanguageState => {
  const text = texts[language];
  if (!text) return 'missing';
  return text.isStale ? 'stale' : 'written';
};

interface PartsProps {
  passage: KnownPassage;
  current: Language | 'facts';
}

/** The languages of a passage and where each stands, and what is the same in all of them. */
const PartTabs = ({ passage, current }: PartsProps) => {
  const { t } = useTranslation('knowledge');
  return (
    <LanguageTabs<Language | 'facts'>
      label={t('parts')}
      current={current}
      tabs={[
        ...languages.map((language) => {
          const state = stateOf(passage, language);
          return {
            tab: language,
            to: adminPaths.passage(passage.id, language),
            content: (
              <>
                <span lang={language}>{languageNames[language]}</span>
                {language === passage.sourceLanguage && <span> · {t('original')}</span>}
                <StateShape state={state} shape={stateShapes[state]}>
                  {t(`state.${state}`)}
                </StateShape>
              </>
            ),
          };
        }),
        { tab: 'facts', to: `${adminPaths.passage(passage.id)}?part=facts`, content: t('facts') },
      ]}
    />
  );
};

interface PassageEditorScreenProps {
  id: string;
  /** The part that the address names; else the language that it was written in. */
  part: Language | 'facts' | undefined;
}

/** One passage: a language of it, or its facts. */
export const PassageEditorScreen = ({ id, part }: PassageEditorScreenProps) => {
  const { t } = useTranslation('knowledge');
  const readers = useLanguage();
  const { data: passage, error, refetch } = useQuery(passageQuery(id));
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHead title={t('gone')} />
        <ButtonLink variant="outlined" to={sectionPaths.knowledge}>
          {t('title')}
        </ButtonLink>
      </>
    );
  }
  if (error && !passage) return <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!passage) return <ListSkeleton rows={8} />;
  const open = part ?? passage.sourceLanguage;
  const { title, language } = shownTitle(passage, passage.texts, readers);
  return (
    <>
      <Link to={sectionPaths.knowledge}>{t('title')}</Link>
      <PageHead
        title={
          <bdi lang={language} dir={directionOf(language)}>
            {title}
          </bdi>
        }
      >
        <PassageActions passage={passage} title={title} language={open === 'facts' ? undefined : open} />
      </PageHead>
      <PartTabs passage={passage} current={open} />
      {open === 'facts' ? (
        <FactsEditor key={id} passage={passage} />
      ) : (
        <TextEditor key={`${id} ${open}`} passage={passage} language={open} />
      )}
    </>
  );
};
