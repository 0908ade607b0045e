import type { Run } from '#contracts/text/ltr-runs.ts';
import { each } from './each.ts';

/** A text in pieces, of which some read from left to right whatever stands around them. */
export const RunText = ({ runs }: { runs: readonly Run[] }) =>
  each(runs, ({ text, isLtr }) => (isLtr ? <bdi dir="ltr">{text}</bdi> : text));
