import Box from '@mui/material/Box';
import type { Reader } from '#contracts/newsletter/endpoints.ts';
import type { ReaderActions } from './use-reader-texts.ts';

/** The address, which opens what is known of its reader. */
export const ReaderName = ({ reader, onOpen }: { reader: Reader } & Pick<ReaderActions, 'onOpen'>) => (
  <Box
    component="button"
    type="button"
    aria-haspopup="dialog"
    onClick={() => onOpen(reader)}
    sx={{
      ...{ p: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit', cursor: 'pointer' },
      ...{ minHeight: 40, textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: 4 },
      overflowWrap: 'anywhere',
    }}
  >
    <bdi>{reader.email}</bdi>
  </Box>
);
