import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressOf, type UnsetSetting } from '../../model/settings-figures.ts';

/** The settings that are not set up yet, each with the way to its section. */
export const UnsetSettings = ({ unset }: { unset: readonly UnsetSetting[] }) => {
  const { t } = useTranslation('dashboard');
  if (unset.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('settings.allSet')}</Box>;
  return (
    <ul>
      {unset.map(({ key, section }) => (
        <Box component="li" key={key} sx={{ py: 0.5, '@media (pointer: coarse)': { py: 1 } }}>
          <Link to={addressOf(section)}>{t(`settings.missing.${key}`)}</Link>
        </Box>
      ))}
    </ul>
  );
};
