import type { VisitEvent } from '#contracts/analytics/visits.ts';

declare global {
  interface Window {
    /** The events that are reported when the page is hidden, or left (`starter.ts`). */
    visitEvents: VisitEvent[];
  }
}

/** Adds to what the page reports about the visit. */
export const noteVisit = (event: VisitEvent): void => {
  window.visitEvents.push(event);
};
