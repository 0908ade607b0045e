const used = 'button, input, select, textarea, label, [contenteditable]';

/** An element of a form, or a button, below a point of the sign. */
const usedBelow = (sign: HTMLElement, x: number, y: number): Element | undefined =>
  document
    .elementsFromPoint(x, y)
    .filter((element) => !sign.contains(element))
    .map((element) => element.closest(used))
    .find((element) => element !== null);

/**
 * The sign comes at the bottom of the window when a change is kept, and could lie on the button that was just pressed:
 * elements that it would cover are scrolled above it (`scroll-padding` in `network.css`). From then on, scrolling is up
 * to the user.
 */
export const keepClearOfIndicator = (sign: HTMLElement | null): void => {
  if (!sign) return;
  const { left, right, top, bottom } = sign.getBoundingClientRect();
  const points = [left, (left + right) / 2, right].flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => [x, y]));
  const covered = points.flatMap(([x = 0, y = 0]) => usedBelow(sign, x, y) ?? []);
  // The highest last, so that it is still seen where there is no room for all.
  for (const element of [...new Set(covered)].reverse()) element.scrollIntoView({ block: 'nearest' });
};
