import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { Radio } from '../admin-theme/fields/check-box.tsx';
import type { Difference, Side } from './differences.ts';
import { FieldGroup } from './field-group.tsx';

/** How the fields of a form are described outside of it. */
export interface FieldWords {
  /** The name of a field: "Tagline (Русский)". */
  label: (path: string) => string;
  /** Its value as plain text. */
  text: (path: string, value: unknown) => string;
  /** The language of the value; without one, the direction follows its first letter. */
  written?: (path: string) => { lang?: Language; dir: 'ltr' | 'rtl' } | undefined;
}

interface DifferenceChoiceProps {
  words: FieldWords;
  field: Difference;
  side: Side;
  onChoose: (side: Side) => void;
}

/** The two versions of one field, side by side. */
export const DifferenceChoice = ({ words, field, side, onChoose }: DifferenceChoiceProps) => {
  const { t } = useTranslation('editing');
  const name = useId();
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <FieldGroup label={words.label(field.path)}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          {(['mine', 'theirs'] as const).map((option) => (
            <Box
              key={option}
              component="label"
              sx={{
                display: 'block',
                p: 1.5,
                border: 1,
                borderColor: side === option ? 'primary.main' : 'divider',
                borderRadius: 1,
                cursor: 'pointer',
                '&:focus-within': { outline: '2px solid var(--accent)', outlineOffset: 2 },
              }}
            >
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, fontWeight: 500 }}>
                <Radio type="radio" name={name} checked={side === option} onChange={() => onChoose(option)} />
                {t(option)}
              </Box>
              <Box
                component="span"
                {...(words.written?.(field.path) ?? { dir: 'auto' })}
                sx={{
                  display: 'block',
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                }}
              >
                {words.text(field.path, field[option])}
              </Box>
            </Box>
          ))}
        </Box>
      </FieldGroup>
    </Box>
  );
};
