import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';

/** Too narrow for the panel with its margins, or too low to read in it. The stylesheet has the same. */
const small = '(max-width: 431px), (max-height: 479px)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(small);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** A keyboard on the screen covers the end of a page without making it smaller: the sheet ends above it. */
const fitAboveKeyboard = (panel: HTMLElement) => {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  const place = () => {
    panel.style.setProperty('--seen-height', `${visualViewport.height}px`);
    panel.style.setProperty('--seen-top', `${visualViewport.offsetTop}px`);
  };
  place();
  for (const event of ['resize', 'scroll']) visualViewport.addEventListener(event, place);
  return () => {
    for (const event of ['resize', 'scroll']) visualViewport.removeEventListener(event, place);
    panel.style.cssText = '';
  };
};

/** Shows the panel: beside the page, which stays in reach, or on a small screen over all of it. The input gets the focus, and then the button again. */
export const useSheet = (
  panel: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLTextAreaElement | null>,
): void => {
  const isSheet = useSyncExternalStore(subscribe, () => matchMedia(small).matches);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    if (isSheet) element.showModal();
    else element.show();
    const end = isSheet ? fitAboveKeyboard(element) : undefined;
    input.current?.focus({ preventScroll: true });
    return () => {
      end?.();
      element.close();
      // Not every browser gives the focus to a button that is pressed, so it cannot give it back either.
      document.querySelector<HTMLElement>('.chat-button')?.focus({ preventScroll: true });
    };
  }, [isSheet, panel, input]);
};
