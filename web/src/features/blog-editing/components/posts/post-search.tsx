import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { SearchIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { usePausedText } from '#web/shared/admin-theme/core/use-paused-text.ts';

/** Searches when the typing pauses. */
export const PostSearch = ({ value, onSearch }: { value: string; onSearch: (text: string) => void }) => {
  const { t } = useTranslation('blog-editing');
  const { text, setText } = usePausedText(value, onSearch);
  return (
    <Box role="search" sx={{ position: 'relative', maxWidth: { md: 440 }, mb: 2 }}>
      <Box component="span" sx={{ position: 'absolute', insetInlineStart: 12, top: 10, color: 'text.secondary' }}>
        <SearchIcon />
      </Box>
      <TextInput
        type="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        sx={{ paddingInline: '40px 12px' }}
      />
    </Box>
  );
};
