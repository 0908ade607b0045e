import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { postFilters, type PostFilter as State } from '#contracts/blog/drafts.ts';
import { isLanguage, languages } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import type { PostView } from './use-post-view.ts';

interface PostFilterProps {
  view: PostView;
  onChange: (changes: Partial<Pick<PostView, 'state' | 'missing'>>) => void;
}

/** Narrows the list to posts in which something waits to be done. */
export const PostFilter = ({ view: { state, missing }, onChange }: PostFilterProps) => {
  const { t } = useTranslation('blog-editing');
  const chip = (name: State) => (
    <Button
      key={name}
      variant="outlined"
      aria-pressed={state === name}
      onClick={() => onChange({ state: state === name ? undefined : name })}
      sx={{
        px: 1.75,
        minHeight: 34,
        fontSize: 13.5,
        '&[aria-pressed="true"]': { bgcolor: 'action.selected', borderColor: 'primary.main', color: 'primary.main' },
      }}
    >
      {t(`filter.${name}`)}
    </Button>
  );
  return (
    <Box
      role="group"
      aria-label={t('filter.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3 }}
    >
      {postFilters.map(chip)}
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: { md: 1 }, fontSize: 13.5 }}>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {t('filter.missing')}
        </Box>
        <Select
          value={missing ?? ''}
          onChange={({ target }) => onChange({ missing: isLanguage(target.value) ? target.value : undefined })}
          sx={{ width: 'auto', minHeight: 34, py: 0 }}
        >
          <option value="">—</option>
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
