import { directionOf, type Language } from '#contracts/text/language.ts';
import { hasRtl, ltrRuns, type Run } from '#contracts/text/ltr-runs.ts';

interface TypedTextProps {
  text: string;
  /** Where it is not known, the text has the direction of its letters. */
  language?: Language | undefined;
}

const Piece = ({ run: { text, isLtr } }: { run: Run }) => (isLtr ? <bdi dir="ltr">{text}</bdi> : text);

/** A text in pieces, of which some read from left to right regardless of what stands around them. */
export const RunText = ({ runs }: { runs: readonly Run[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change places.
  runs.map((run, place) => <Piece key={place} run={run} />);

/** Plain text that a user wrote: from right to left, numbers and names in it keep their order. */
export const TypedText = ({ text, language }: TypedTextProps) => {
  const isRtl = language ? directionOf(language) === 'rtl' : hasRtl(text);
  return isRtl ? <RunText runs={ltrRuns(text)} /> : text;
};
