import { useEffect, useLayoutEffect } from 'react';
import { finderVisit } from '../model/finder-visit.ts';

/** One for the page, however often the finder is shown in it. */
const visit = finderVisit();

const hide = () => {
  if (document.visibilityState === 'hidden') visit.leaves();
};
const click = ({ target }: Event) => {
  const card = (target as Partial<Element>).closest?.('.suggestion a')?.closest('.suggestion');
  if (card) visit.opens(card.id);
};

/**
 * The visit of the finder, which is reported when the page is hidden or left: before the page sends what it has noted
 * (`starter.ts`).
 */
export const useFinderVisit = () => {
  useEffect(() => {
    // They stay, and are added once: where the finder is not shown they report nothing.
    document.addEventListener('visibilitychange', hide);
    document.addEventListener('click', click, true);
  }, []);
  // At once, and not after the next page is drawn: that one may be left in the meantime.
  useLayoutEffect(() => visit.closes, []);
  return visit;
};
