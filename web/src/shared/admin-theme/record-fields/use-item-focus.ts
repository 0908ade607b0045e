import { useEffect, useRef } from 'react';

type Control = 'input' | 'up' | 'down' | 'add';

/** Where in a list the focus goes once a change of the list is drawn: entries and controls carry their names as data. */
export const useItemFocus = () => {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (!next.current) return;
    list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  });
  return {
    list,
    focusNext: (control: Control, index?: number) => {
      const place = index === undefined ? '' : `[data-item="${index}"] `;
      next.current = control === 'input' ? `${place}:is(input, textarea)` : `${place}[data-control="${control}"]`;
    },
  };
};
