import { useTranslation } from 'react-i18next';
import { listFormat } from '#contracts/text/formats.ts';
import type { Language } from '#contracts/text/language.ts';
import { plainText } from '#contracts/text/rich-text.ts';
import type { FieldWords } from '#web/shared/editing/difference-choice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { languageIn, written } from '#web/shared/i18n/written.ts';
import type { CampaignValues } from '../../model/campaign-values.ts';

/** How the fields are described where two versions are compared. */
export const useCampaignWords = (): FieldWords => {
  const { t } = useTranslation(['campaigns', 'mail-editing']);
  const list = listFormat(useLanguage(), { type: 'unit' });
  return {
    label: (path) => {
      const [first, language, field] = path.split('.');
      if (first !== 'texts') return t(`field.${first as 'name'}`);
      return `${t(`mail-editing:${field as 'subject'}`)} (${languageNames[language as Language]})`;
    },
    text: (path, value) => {
      if (path.endsWith('.content')) return (value as unknown[]).map(plainText).join('\n');
      if (path === 'groups') return list.format((value as CampaignValues['groups']).map((each) => t(`group.${each}`)));
      if (path === 'people') {
        const count = (value as CampaignValues['people']).length;
        return count > 0 ? t('chosenPeople', { count }) : '–';
      }
      if (path === 'languages') return list.format((value as Language[]).map((each) => languageNames[each]));
      if (path === 'category') return t(`category.${value as CampaignValues['category']}`);
      if (path === 'fallback') return value ? languageNames[value as Language] : t('noFallback');
      return String(value);
    },
    written: (path) => {
      const language = languageIn(path);
      return language && written(language);
    },
  };
};
