import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { readerFilters } from '#contracts/newsletter/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { usePausedText } from '#web/shared/admin-theme/core/use-paused-text.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import type { useReaderView } from './use-reader-view.ts';

/** Whom the list is about. */
export const ReaderFilters = ({ view, change }: Pick<ReturnType<typeof useReaderView>, 'view' | 'change'>) => {
  const { t } = useTranslation('readers');
  const { text, setText } = usePausedText(view.search, (words) => change('search', words));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      <SearchInput label={t('search')} value={text} onChange={setText} />
      <Box sx={{ flex: '0 1 200px' }}>
        <Select
          aria-label={t('filter')}
          value={view.state ?? ''}
          onChange={({ target }) => change('state', target.value)}
        >
          <option value="">{t('all')}</option>
          {readerFilters.map((filter) => (
            <option key={filter} value={filter}>
              {t(`state.${filter}`)}
            </option>
          ))}
        </Select>
      </Box>
      <Box sx={{ flex: '0 1 200px' }}>
        <Select
          aria-label={t('language')}
          value={view.language ?? ''}
          onChange={({ target }) => change('language', target.value)}
        >
          <option value="">{t('allLanguages')}</option>
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </Select>
      </Box>
    </Box>
  );
};
