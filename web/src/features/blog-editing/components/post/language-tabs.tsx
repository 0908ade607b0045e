import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { LanguageTabs as Tabs } from '#web/shared/admin-theme/matrix/language-tabs.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { StateMark } from '../parts/state-mark.tsx';

interface LanguageTabsProps {
  post: PostOverview;
  current: Language;
}

/** The five languages of one post and where each stands. */
export const LanguageTabs = ({ post, current }: LanguageTabsProps) => {
  const { t } = useTranslation('blog-editing');
  return (
    <Tabs
      label={t('languages')}
      current={current}
      tabs={languages.map((language) => ({
        tab: language,
        to: adminPaths.post(post.id, language),
        content: (
          <>
            <span lang={language}>{languageNames[language]}</span>
            {language === post.sourceLanguage && <span> · {t('source')}</span>}
            <StateMark status={post.languages[language]} isShort />
          </>
        ),
      }))}
    />
  );
};
