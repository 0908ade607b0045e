import { useEffect } from 'react';
import { noteVisit } from '#web/shared/note-visit.ts';

/** A visitor who stops typing for so long has searched for it. */
const searchEndMs = 1_500;

/** Counts a search once its words, without blanks around them, stay as they are; an empty text is none. */
export const useNotedSearch = (text: string, isFound: boolean): void =>
  useEffect(() => {
    if (text.length < 2 || text.length > 60) return;
    const timer = setTimeout(() => noteVisit({ kind: 'search', text, found: isFound }), searchEndMs);
    return () => clearTimeout(timer);
  }, [text, isFound]);
