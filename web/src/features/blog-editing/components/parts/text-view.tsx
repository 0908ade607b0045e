import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DraftText } from '#contracts/blog/drafts.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { RichTextView } from '#web/shared/rich-text/rich-text-view.tsx';

/** One text from title to end, to be read. */
export const TextView = ({ text, language }: { text: DraftText; language: Language }) => (
  <Box
    lang={language}
    dir={directionOf(language)}
    sx={{ display: 'grid', gap: 2, font: '300 17px / 1.65 var(--text)', overflowWrap: 'anywhere' }}
  >
    <Typography variant="h1" component="p">
      {text.title}
    </Typography>
    <Typography sx={{ font: 'inherit', color: 'text.secondary' }}>{text.excerpt}</Typography>
    <RichTextView text={text.body} language={language} />
  </Box>
);
