import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';

interface DefaultLineProps {
  id: string;
  text: string;
  resetLabel: string;
  isChanged: boolean;
  onReset: () => void;
}

/** The value of the setting until a user sets it, and the way back to that. */
export const DefaultLine = ({ id, text, resetLabel, isChanged, onReset }: DefaultLineProps) => {
  const { t } = useTranslation('settings');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        ...(text || isChanged ? { minHeight: 24 } : {}),
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      <span id={id}>{text}</span>
      {isChanged && (
        <Button
          aria-label={resetLabel}
          onClick={onReset}
          sx={{
            minWidth: 0,
            minHeight: 24,
            px: 0.75,
            py: 0,
            fontSize: 13,
            color: 'primary.main',
            '@media (pointer: coarse)': { minHeight: 36 },
          }}
        >
          {t('reset')}
        </Button>
      )}
    </Box>
  );
};
