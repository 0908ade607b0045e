import { useTranslation } from 'react-i18next';
import { type MailCategory, mailCategories } from '#contracts/templates/mail-category.ts';
import { passagesOf } from '#contracts/text/rich-text.ts';
import type { FieldWords } from '#web/shared/editing/difference-choice.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { languageIn, written } from '#web/shared/i18n/written.ts';
import { textParts } from '../../model/template-values.ts';

const partIn = (path: string) => textParts.find((name) => path.endsWith(`.${name}`));

/** How the fields of a template are described where two versions are compared. */
export const useFieldLabels = (): FieldWords => {
  const { t } = useTranslation(['templates', 'mail-editing', 'editing']);
  return {
    label: (path) => {
      const language = languageIn(path);
      const part = partIn(path);
      if (language && part)
        return t('editing:inLanguage', { field: t(`mail-editing:${part}`), language: languageNames[language] });
      return t(path === 'category' ? 'categoryField' : 'name');
    },
    text: (path, value) => {
      const text = String(value);
      if (partIn(path) === 'body') return passagesOf(JSON.parse(text)).join('\n').trim() || t('editing:nothing');
      const category = mailCategories.find((each): each is MailCategory => path === 'category' && each === text);
      return category ? t(`category.${category}`) : text || t('editing:nothing');
    },
    written: (path) => {
      const language = languageIn(path);
      return language && written(language);
    },
  };
};
