import Box from '@mui/material/Box';
import type { Language } from '#contracts/text/language.ts';
import type { RichText } from '#contracts/text/rich-text.ts';
import { RichTextView } from '../rich-text/rich-text-view.tsx';

/** How many tools stand together in the bar of the editor. */
const tools = [10, 3, 2];

/** A text as high as its editor will be, so that nothing below moves when the editor has loaded. */
export const WaitingBody = ({ text, language }: { text: RichText; language: Language }) => (
  <>
    <Box
      aria-hidden="true"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        '& > i': { width: 31, height: 36 },
        '& > span': { borderInlineStart: 1, borderColor: 'divider', mx: '2px', height: 24 },
      }}
    >
      {tools.flatMap((count, group) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
        ...(group > 0 ? [<span key={`rule ${group}`} />] : []),
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
        ...Array.from({ length: count }, (_none, place) => <i key={`${group} ${place}`} />),
      ])}
    </Box>
    <Box sx={{ '& .rich-text': { minHeight: 320, p: '20px', font: '300 17px / 1.65 var(--text)' } }}>
      <RichTextView text={text} language={language} />
    </Box>
  </>
);
