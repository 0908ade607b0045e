import Box from '@mui/material/Box';
import type { ReactElement, ReactNode } from 'react';
import type { Language } from '#contracts/text/language.ts';
import { FieldGroup } from '#web/shared/editing/field-group.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useShownLanguages } from './shown-languages.tsx';

interface LocalizedColumnsProps {
  label: string;
  help?: string | undefined;
  /** The field of one language, with its name as the label; the language is its key. */
  children: (language: Language, label: ReactNode) => ReactElement;
}

/** One thing that is written in every language: the languages shown now stand side by side. */
export const LocalizedColumns = ({ label, help, children }: LocalizedColumnsProps) => {
  const shown = useShownLanguages();
  return (
    <FieldGroup label={label} {...(help ? { help } : {})}>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))`, gap: '12px 24px' }}>
        {shown.map((language) => children(language, <span lang={language}>{languageNames[language]}</span>))}
      </Box>
    </FieldGroup>
  );
};
