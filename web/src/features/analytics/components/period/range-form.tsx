import Box from '@mui/material/Box';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestRange } from '#contracts/analytics/figures.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { type DayRange, rangeFault } from '../../model/analytics-view.ts';

interface RangeFormProps {
  range: DayRange;
  onChoose: (range: DayRange) => void;
}

/** From which day to which; asked for only when it can be answered. */
const RangeForm = ({ range, onChoose }: RangeFormProps) => {
  const { t } = useTranslation('analytics');
  const id = useId();
  const [typed, setTyped] = useState(range);
  const [fault, setFault] = useState<ReturnType<typeof rangeFault>>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = rangeFault(typed);
    setFault(found);
    if (!found) onChoose(typed);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}
    >
      {(['from', 'to'] as const).map((end) => (
        <Box key={end} sx={{ display: 'grid', gap: 0.5 }}>
          <Box component="label" htmlFor={`${id}-${end}`} sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {t(`range.${end}`)}
          </Box>
          <TextInput
            type="date"
            id={`${id}-${end}`}
            value={typed[end]}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && `${id}-fault`}
            sx={{ width: 160 }}
            onChange={({ target }) => setTyped({ ...typed, [end]: target.value })}
          />
        </Box>
      ))}
      <Button variant="outlined" type="submit">
        {t('range.show')}
      </Button>
      {fault && (
        <Box role="alert" id={`${id}-fault`} sx={{ flexBasis: '100%', color: 'primary.main' }}>
          {t(`range.${fault}`, { most: longestRange })}
        </Box>
      )}
    </Box>
  );
};

export default RangeForm;
