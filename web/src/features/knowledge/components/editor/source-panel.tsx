import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPassageText } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { written } from '#web/shared/i18n/written.ts';
import { each } from '#web/shared/rich-text/each.ts';

interface SourcePanelProps {
  text: StoredPassageText;
  language: Language;
}

/** The source text, to be read beside the translation. */
export const SourcePanel = ({ text, language }: SourcePanelProps) => {
  const { t } = useTranslation('knowledge');
  const id = useId();
  const list = { paddingInlineStart: 3, display: 'grid', gap: 1 } as const;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, alignSelf: 'start', position: { md: 'sticky' }, top: 16 }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('sourceTitle', { language: languageNames[language] })}
      </Typography>
      <Box {...written(language)} sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="p">
          {text.title}
        </Typography>
        <Box component="ol" sx={{ ...list, listStyle: 'decimal' }}>
          {each(text.text, (point) => (
            <li>{point}</li>
          ))}
        </Box>
        <Box component="ul" sx={{ ...list, listStyle: 'disc', color: 'text.secondary' }}>
          {each(text.questions, (question) => (
            <li>{question}</li>
          ))}
        </Box>
      </Box>
    </Box>
  );
};
