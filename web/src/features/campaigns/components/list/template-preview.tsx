import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { withNameless } from '#contracts/templates/typed-words.ts';
import { languages } from '#contracts/text/language.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { shownTemplateQuery } from '#web/shared/reads/templates.ts';
import { useSite } from '#web/shared/site/site-context.ts';

/**
 * A template's subject and first words, in the reader's language if it is written in it. Empty for none, so
 * that nothing moves when one is chosen.
 */
export const TemplatePreview = ({ id }: { id: string }) => {
  const { t } = useTranslation('campaigns');
  const own = useLanguage();
  const { name } = useSite();
  const { data: template } = useQuery({ ...shownTemplateQuery(id), enabled: id !== '' });
  const language = [own, ...languages].find((each) => template?.texts[each]);
  const text = language && template?.texts[language];
  const filled = (words: string) => withNameless(words, text?.nameless).replaceAll('{{siteName}}', name);
  return (
    <Box role="status" sx={{ minHeight: 56, borderInlineStart: '3px solid', borderColor: 'divider', px: 2 }}>
      {text && (
        <div lang={language}>
          <Box component="p" dir="auto" sx={{ fontWeight: 500 }}>
            {filled(text.subject) || t('noSubject')}
          </Box>
          <Box component="p" dir="auto" sx={{ color: 'text.secondary' }}>
            {filled(text.preheader)}
          </Box>
        </div>
      )}
    </Box>
  );
};
