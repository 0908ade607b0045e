import { announce, onSessionChange, readOwner, readToken } from './session.ts';

const wakes = ['pageshow', 'focus', 'online', 'visibilitychange'] as const;

/** Whom the stored session belongs to; without an id, to its token. */
const presentOwner = (): unknown => readToken() && (readOwner() ?? readToken());

/**
 * Everything of the former user goes at once: the screen, what was typed on it, and the data in memory. Unsaved texts stay
 * in the browser, each user's apart.
 */
const startOver = (): void => {
  document.body.style.display = 'none';
  // The user is not asked whether to leave: the question would come from another user's form.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  location.reload();
};

/**
 * Looks whether the session still belongs to the user whose screen this is: when another tab changes it, and when the page
 * comes back from the browser's memory or a sleep, in which it heard of nothing. Calls `look` each time; returns a
 * function that stops it.
 */
export const followOwner = (look: () => void): (() => void) => {
  let owner = presentOwner();
  const compare = () => {
    const before = owner;
    owner = presentOwner();
    if (before && owner && before !== owner) startOver();
    else look();
  };
  const wake = () => {
    // Guards and screens react as to a log-out in another tab.
    if (owner && !readToken()) announce('left');
    else compare();
  };
  const stopListening = onSessionChange(compare);
  for (const type of wakes) addEventListener(type, wake, type === 'visibilitychange');
  return () => {
    stopListening();
    for (const type of wakes) removeEventListener(type, wake, type === 'visibilitychange');
  };
};
