import { directionOf, type Language } from '#contracts/text/language.ts';
import { hasRtl, ltrRuns } from '#contracts/text/ltr-runs.ts';
import { RunText } from './run-text.tsx';

interface TypedTextProps {
  text: string;
  /** Where it is not known, the text has the direction of its letters. */
  language?: Language | undefined;
}

/** Plain text that somebody wrote: from right to left, numbers and names in it keep their order. */
export const TypedText = ({ text, language }: TypedTextProps) => {
  const isRtl = language ? directionOf(language) === 'rtl' : hasRtl(text);
  return isRtl ? <RunText runs={ltrRuns(text)} /> : text;
};
