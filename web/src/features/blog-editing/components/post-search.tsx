import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#web/shared/admin-theme/parts/controls.ts';
import { SearchIcon } from '#web/shared/admin-theme/parts/icons.tsx';

const pauseMs = 300;

/** Searches when the typing pauses. */
export const PostSearch = ({ value, onSearch }: { value: string; onSearch: (text: string) => void }) => {
  const { t } = useTranslation('blog-editing');
  const [text, setText] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    // What was asked for here comes back as the value; anything else is a step of the reader, such as "back".
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      onSearch(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
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
