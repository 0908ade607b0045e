import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { MissingLine } from '#web/shared/admin-theme/fields/missing-line.tsx';
import { inSight } from '#web/shared/admin-theme/lists/sticky-bar.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { completeness } from '../../model/completeness.ts';
import { CompletenessMark } from '../completeness/completeness-mark.tsx';
import { useFieldLabel } from '../conflict/use-field-label.ts';

interface LanguageBarProps {
  /** Which languages can be chosen: all, or those that can stand beside Hebrew. */
  choices: readonly Language[];
  chosen: Language;
  onChoose: (language: Language) => void;
  onGap: (path: string) => void;
}

/** Chooses the language that is worked on, says how complete each is, and leads to what is missing. */
export const LanguageBar = ({ choices, chosen, onChoose, onGap }: LanguageBarProps) => {
  const { t } = useTranslation('catalog-editing');
  const labelOf = useFieldLabel();
  const state = completeness(useWatch() as Parameters<typeof completeness>[0]);
  const gaps = [...new Set(['he' as const, chosen])].flatMap((language) => state[language].gaps);
  return (
    <>
      <Box
        role="group"
        aria-label={t('languageBeside')}
        sx={{
          ...inSight,
          top: 0,
          display: 'flex',
          gap: 0.5,
          overflowX: 'auto',
          py: 1,
          borderBlock: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
        }}
      >
        {choices.map((language) => (
          <Button
            key={language}
            aria-pressed={language === chosen}
            onClick={() => onChoose(language)}
            sx={{
              flex: 'none',
              gap: 1,
              px: 1.5,
              minWidth: 0,
              '&[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'primary.main' },
            }}
          >
            <span lang={language}>{languageNames[language]}</span>
            <CompletenessMark of={state[language]} />
          </Button>
        ))}
      </Box>
      <MissingLine
        title={t('missing')}
        fields={gaps.map((path) => ({ name: path, label: labelOf(path) }))}
        onLead={onGap}
      />
    </>
  );
};
