import type { FinderMeasure } from '#contracts/analytics/figures.ts';
import type { FinderEvent, finderSteps } from '#contracts/finder/counting.ts';
import type { Steps } from './steps.ts';
import type { Tally } from './tally.ts';

const measures: Record<(typeof finderSteps)[number], FinderMeasure> = {
  ...{
    start: 'finderStarts',
    result: 'finderShoes',
    stop: 'finderStopped',
    noShoe: 'finderNone',
    needsMore: 'finderNone',
  },
};

/**
 * Counts what a page reports about the finder, in the total only. Nothing of it is kept with the visitor, unlike what
 * counts once a day: two reports by one visitor cannot be linked.
 */
export const foldFinder = (add: Tally, steps: Steps, event: FinderEvent): void => {
  if (event.kind === 'finder') add(['all'], steps, measures[event.step]);
  else if (event.kind === 'finderLeft') add(['all'], steps, `finderLeft ${event.question}`);
  else if (event.kind === 'finderModel') add(['all'], steps, `finderModel ${event.id}`);
  else add(['all'], steps, `finderFact ${event.attribute}`);
};
