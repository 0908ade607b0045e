import { useTranslation } from 'react-i18next';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { Flag } from './flag.tsx';
import { LanguageLinks } from './language-links.tsx';

export const LanguageMenu = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = languageNames[language];
  const summary = (
    <>
      <Flag language={language} />
      <span>{name}</span>
    </>
  );
  return (
    <Disclosure className="menu language-menu" label={t('chooseLanguage', { name })} summary={summary}>
      <LanguageLinks className="menu-panel" />
    </Disclosure>
  );
};
