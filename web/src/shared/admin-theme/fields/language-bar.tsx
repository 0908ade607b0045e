import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Language } from '#contracts/text/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { Button } from '../core/button.tsx';
import { inSight } from '../lists/sticky-bar.tsx';

/** For what stays in sight below it. */
export const languageBarHeight = 58;

interface LanguageBarProps {
  label: string;
  choices: readonly Language[];
  chosen: Language;
  onChoose: (language: Language) => void;
  /** How complete a language is. */
  markOf: (language: Language) => ReactNode;
}

/** Chooses the language that is worked on. It stays in sight above what is written. */
export const LanguageBar = ({ label, choices, chosen, onChoose, markOf }: LanguageBarProps) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      ...inSight,
      top: 0,
      display: 'flex',
      gap: 0.5,
      flexWrap: 'wrap',
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
        {markOf(language)}
      </Button>
    ))}
  </Box>
);
