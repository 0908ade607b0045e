import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorStates } from '#contracts/error-log/endpoints.ts';
import { isolateLtr } from '#contracts/text/isolate.ts';
import { Select, TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { usePausedText } from '#web/shared/admin-theme/core/use-paused-text.ts';
import { errorNumberText, readErrorNumber } from '#web/shared/error-number.ts';
import type { ErrorView } from '../model/error-view.ts';

const example = errorNumberText('K7F29QXM');

interface ErrorFiltersProps {
  view: ErrorView;
  onChange: (changes: { state?: string; number?: string }) => void;
}

/** Errors of a state, or the one whose number a visitor reports: that one in any state. */
export const ErrorFilters = ({ view, onChange }: ErrorFiltersProps) => {
  const { t } = useTranslation('error-log');
  const { text, setText } = usePausedText(view.typed, (number) => onChange({ number }));
  const ids = { state: useId(), number: useId(), hint: useId() };
  const isUnfinished = text.trim() !== '' && !readErrorNumber(text);
  return (
    <Box
      role="search"
      aria-label={t('filters')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px minmax(0, 300px)' },
        alignItems: 'start',
        gap: '12px 16px',
        mb: 3,
      }}
    >
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <label htmlFor={ids.state}>{t('stateFilter')}</label>
        <Select
          id={ids.state}
          value={view.state}
          disabled={view.number !== undefined}
          onChange={({ target }) => onChange({ state: target.value })}
        >
          {errorStates.map((state) => (
            <option key={state} value={state}>
              {t(`state.${state}`)}
            </option>
          ))}
        </Select>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <label htmlFor={ids.number}>{t('numberLabel')}</label>
        <TextInput
          id={ids.number}
          type="search"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={text}
          aria-describedby={isUnfinished ? ids.hint : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        {isUnfinished && (
          <Box component="p" id={ids.hint} sx={{ fontSize: 13, color: 'text.secondary' }}>
            {t('numberHint', { example: isolateLtr(example) })}
          </Box>
        )}
      </Box>
    </Box>
  );
};
