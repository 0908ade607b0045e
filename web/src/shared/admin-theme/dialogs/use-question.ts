import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../announcing/announcer.tsx';

/** How a dialog ends. */
export interface DialogEnds {
  /** With what was done, as a short sentence. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/**
 * The question that a screen asks in a dialog, if any. A closed dialog gives the focus back to the button that opened it.
 * If the button is gone together with its row, the heading takes the focus.
 */
export const useQuestion = <Question>() => {
  const announce = useAnnounce();
  const [question, setQuestion] = useState<Question>();
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  const wasOpen = useRef(false);
  const isOpen = question !== undefined;
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const onClose = () => setQuestion(undefined);
  const ends: DialogEnds = {
    onClose,
    onDone: (text) => {
      onClose();
      announce(text);
    },
  };
  return { question, ask: (next: Question) => setQuestion(next), heading, ends };
};
