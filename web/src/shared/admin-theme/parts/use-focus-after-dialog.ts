import { type RefObject, useEffect, useRef } from 'react';

/**
 * A closed dialog gives the focus back to the button that opened it. When that is gone, with the row that it stood in,
 * the heading takes it; the answer is the heading's ref.
 */
export const useFocusAfterDialog = (isOpen: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
};
