import { Fragment } from 'react';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { hasRtl, ltrRuns } from '#contracts/text/ltr-runs.ts';

interface TypedTextProps {
  text: string;
  /** Where it is not known, the text has the direction of its letters. */
  language?: Language | undefined;
}

/** Plain text that somebody wrote: from right to left, numbers and names in it keep their order. */
export const TypedText = ({ text, language }: TypedTextProps) => {
  const isRtl = language ? directionOf(language) === 'rtl' : hasRtl(text);
  if (!isRtl) return text;
  return ltrRuns(text).map((run, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places.
    run.isLtr ? (
      <bdi key={place} dir="ltr">
        {run.text}
      </bdi>
    ) : (
      <Fragment key={place}>{run.text}</Fragment>
    ),
  );
};
