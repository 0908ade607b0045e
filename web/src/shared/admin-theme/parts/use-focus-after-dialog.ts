import { type RefObject, useEffect, useRef } from 'react';

/**
 * A closed dialog gives the focus back to the button that opened it. If the button is gone together with its row, the
 * heading takes the focus; the hook returns the heading's ref.
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
