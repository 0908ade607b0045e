/** The events that count as using the page. */
const events = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/** Marks the buttons of the warning, whose meaning is their own. */
export const choiceAttribute = 'data-session-choice';

const isOnChoice = ({ target }: Event) => target instanceof Element && target.closest(`[${choiceAttribute}]`) !== null;

const isActivity = (event: Event): boolean => {
  if (event instanceof KeyboardEvent) {
    // Moving between the two buttons is still choosing; a key on "Logout" is about to log out.
    const isLogOut = event.target instanceof Element && event.target.getAttribute(choiceAttribute) === 'logout';
    return event.key !== 'Tab' && !isLogOut;
  }
  // Browsers send a move event for a resting mouse when something appears below it.
  if (event.type === 'mousemove' && event instanceof MouseEvent && !event.movementX && !event.movementY) return false;
  return !isOnChoice(event);
};

/** Calls back at each mouse, keyboard, touch or scroll activity; returns a function that stops it. */
export const onActivity = (listener: () => void): (() => void) => {
  const heard = (event: Event) => {
    if (isActivity(event)) listener();
  };
  for (const event of events) addEventListener(event, heard, { capture: true, passive: true });
  return () => {
    for (const event of events) removeEventListener(event, heard, { capture: true });
  };
};
