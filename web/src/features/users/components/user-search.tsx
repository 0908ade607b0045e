import Box from '@mui/material/Box';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/shared/admin-theme/core/button.tsx';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { CloseIcon, SearchIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { usePausedText } from '#web/shared/admin-theme/core/use-paused-text.ts';

interface UserSearchProps {
  /** The present search. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches when the typing pauses. The text follows the address when that changes by other means, such as "back". */
export const UserSearch = ({ value, onSearch }: UserSearchProps) => {
  const { t } = useTranslation(['users', 'common']);
  const { text, setText, ask } = usePausedText(value, onSearch);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const clear = () => {
    ask('');
    input.current?.focus();
  };
  return (
    <Box sx={{ position: 'relative', flex: '1 1 300px', maxWidth: { md: 440 } }}>
      <Box component="span" sx={{ position: 'absolute', insetInlineStart: 12, top: 10, color: 'text.secondary' }}>
        <SearchIcon />
      </Box>
      <TextInput
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('searchLabel')}
        aria-describedby={text ? hintId : undefined}
        placeholder={t('searchLabel')}
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        ref={input}
        sx={{ width: '100%', paddingInline: '40px' }}
      />
      {text && (
        <IconButton
          size="small"
          aria-label={t('common:clearSearch')}
          onClick={clear}
          sx={{ position: 'absolute', insetInlineEnd: 4, top: 4 }}
        >
          <CloseIcon />
        </IconButton>
      )}
      {text && (
        <Box component="p" id={hintId} sx={{ margin: '6px 0 0', fontSize: 13, color: 'text.secondary' }}>
          {t('searchHint')}
        </Box>
      )}
    </Box>
  );
};
