import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

const Block = styled('pre')({
  margin: '4px 0 0',
  padding: 12,
  maxHeight: 320,
  overflow: 'auto',
  borderRadius: 4,
  backgroundColor: 'var(--blush-soft)',
  font: '13px / 1.5 ui-monospace, monospace',
  textAlign: 'start',
});

/** A value that scrolls within its box; by keyboard it must be reached for that. */
export const CodeBlock = ({ title, text }: { title: string; text: string }) => {
  const id = useId();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box id={id} sx={{ fontSize: 13, color: 'text.secondary' }}>
        {title}
      </Box>
      <Block lang="en" dir="ltr" translate="no" role="region" aria-labelledby={id} tabIndex={0}>
        {text}
      </Block>
    </Box>
  );
};
