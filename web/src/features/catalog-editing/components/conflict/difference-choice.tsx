import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Radio } from '#web/shared/admin-theme/fields/check-box.tsx';
import type { Difference, Side } from '../../model/differences.ts';
import { FieldGroup } from '../fields/field-group.tsx';
import { languageIn, written } from '../fields/shown-languages.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useFieldText } from './use-field-text.ts';

interface DifferenceChoiceProps {
  field: Difference;
  side: Side;
  onChoose: (side: Side) => void;
}

/** The two versions of one field, side by side. */
export const DifferenceChoice = ({ field, side, onChoose }: DifferenceChoiceProps) => {
  const { t } = useTranslation('catalog-editing');
  const name = useId();
  const labelOf = useFieldLabel();
  const textOf = useFieldText();
  const language = languageIn(field.path);
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <FieldGroup label={labelOf(field.path)}>
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
                {...(language ? written(language) : { dir: 'auto' })}
                sx={{
                  display: 'block',
                  whiteSpace: 'pre-line',
                  overflowWrap: 'anywhere',
                }}
              >
                {textOf(field.path, field[option])}
              </Box>
            </Box>
          ))}
        </Box>
      </FieldGroup>
    </Box>
  );
};
