import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';

/** How long each banner is shown, in milliseconds. */
const shownMs = { offline: 5_000, online: 3_000 } as const;

/** Where the banner stands, and some room above it, from the bottom of the window. */
const reachPx = 180;
const staying = ['sticky', 'fixed'];

/** Whether a bar stays there while the page scrolls, with the buttons of a form for instance. */
const isBarAt = (across: number, fromBottom: number): boolean =>
  document
    .elementsFromPoint(innerWidth * across, innerHeight - fromBottom)
    .some((element) => staying.includes(getComputedStyle(element).position));

/** Whether the visitor is at work where the banner would stand, or a keyboard on the screen would cover it. */
const isBottomInUse = (): boolean => {
  const { activeElement, body } = document;
  if ([0.1, 0.5, 0.9].some((across) => isBarAt(across, 90) || isBarAt(across, 130))) return true;
  if (!activeElement || activeElement === body || activeElement.id === 'main') return false;
  const hasKeyboard = (visualViewport?.height ?? innerHeight) < innerHeight * 0.8;
  return hasKeyboard || activeElement.getBoundingClientRect().bottom > innerHeight - reachPx;
};

/**
 * Says for a few seconds that the connection was lost, or that it is there again. The element is always there, because a
 * screen reader announces what changes in it, and only that.
 */
export const NetworkBanner = ({ isOnline, t }: { isOnline: boolean; t: TFunction<'network'> }) => {
  const [shown, setShown] = useState<{ state: keyof typeof shownMs; at: 'top' | 'bottom' }>();
  const before = useRef(true);
  useEffect(() => {
    if (isOnline === before.current) return;
    before.current = isOnline;
    const state = isOnline ? 'online' : 'offline';
    setShown({ state, at: isBottomInUse() ? 'top' : 'bottom' });
    const timer = setTimeout(() => setShown(undefined), shownMs[state]);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <div className="network-banner" aria-live="polite" data-state={shown?.state} data-at={shown?.at}>
      {shown && t(`${shown.state}Banner`)}
    </div>
  );
};
