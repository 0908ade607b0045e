import { useEffect, useRef, useState } from 'react';

const pauseMs = 300;

/**
 * The text of a search field that asks when the typing pauses. It follows `value` when that changes by other means, such as
 * "back"; `ask` does not wait.
 */
export const usePausedText = (value: string, onSearch: (text: string) => void) => {
  const [text, setText] = useState(value);
  const asked = useRef(value);

  const ask = (next: string) => {
    setText(next);
    asked.current = next;
    onSearch(next);
  };
  useEffect(() => {
    // A value that was asked for here comes back as the value.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is measured from the last change of the text.
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => ask(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, ask };
};
