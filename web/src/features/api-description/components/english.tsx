import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const Words = styled('span')({
  display: 'block',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '[dir="rtl"] &': { textAlign: 'end' },
});
const Letters = styled('code')({
  font: '13px / 1.5 ui-monospace, monospace',
  overflowWrap: 'break-word',
  unicodeBidi: 'isolate',
});

/** `words` as code; what stands between backquotes is a name. */
const withNames = (text: string): ReactNode[] =>
  text.split(/`([^`]+)`/).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    at % 2 === 1 ? <Letters key={at}>{part}</Letters> : part,
  );

/** Words of the description: English regardless of the page's language, on the side where the page's own words begin. */
export const English = ({ text }: { text: string }) => (
  <Words lang="en" dir="ltr">
    {withNames(text)}
  </Words>
);

/** A path, a name, a type: read from left to right; a long path breaks after a slash. */
export const Code = ({ children }: { children: string }) => (
  <Letters lang="en" dir="ltr" translate="no">
    {children.split(/(?<=\/)/).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        <span>{part}</span>
      </Fragment>
    ))}
  </Letters>
);
