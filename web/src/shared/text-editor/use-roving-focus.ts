import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/**
 * One tab stop for a row of buttons, whose `name`s are their keys: the arrows go from one to the next in reading
 * direction, Home and End to the ends (the toolbar pattern of the ARIA practices).
 */
export const useRovingFocus = (first: string) => {
  const [current, setCurrent] = useState(first);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const toolbar = event.currentTarget;
    const buttons = [...toolbar.querySelectorAll('button')];
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = (steps.get(event.key) ?? 0) * (getComputedStyle(toolbar).direction === 'rtl' ? -1 : 1);
    const ends = new Map([
      ['Home', 0],
      ['End', buttons.length - 1],
    ]);
    const target = ends.get(event.key) ?? (step ? place + step : undefined);
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target % buttons.length)?.focus();
  };
  return {
    toolbar: {
      onKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        if (target instanceof HTMLButtonElement) setCurrent(target.name);
      },
    },
    /** Of the button with this name. */
    tabIndexOf: (name: string) => (name === current ? 0 : -1),
  };
};
