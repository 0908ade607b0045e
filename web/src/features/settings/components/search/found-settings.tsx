import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { findSettings } from '../../model/find-settings.ts';
import { addressOf } from '../../model/section-address.ts';
import { useSettingEntries } from './use-setting-entries.ts';

/** The results of the search, each with its section; one leads to its place. */
const FoundSettings = ({ words, onLeave }: { words: string; onLeave: () => void }) => {
  const { t } = useTranslation('settings');
  const found = findSettings(useSettingEntries(), words);
  if (found.length === 0) {
    return (
      <EmptyNotice text={t('noneFound', { words: isolate(words) })}>
        <Button variant="outlined" onClick={onLeave}>
          {t('clearSearch')}
        </Button>
      </EmptyNotice>
    );
  }
  return (
    <>
      <Box role="status" sx={{ pb: 1, fontSize: 13.5, color: 'text.secondary' }}>
        {t('found', { count: found.length })}
      </Box>
      <ul>
        {found.map(({ section, sectionTitle, name, label, hint }) => (
          <Box component="li" key={`${section}.${name}`} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
              <Box component="span" sx={{ fontWeight: 500, '@media (pointer: coarse)': { '& a': { py: 1.25 } } }}>
                <Link to={addressOf(section, name)} onClick={onLeave}>
                  {label}
                </Link>
              </Box>
              <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
                {sectionTitle}
              </Box>
            </Box>
            {hint && (
              <Box component="p" sx={{ fontSize: 13.5, color: 'text.secondary', maxWidth: '70ch' }}>
                {hint}
              </Box>
            )}
          </Box>
        ))}
      </ul>
    </>
  );
};

export default FoundSettings;
