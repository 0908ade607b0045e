import { useState } from 'react';

/** Copies the address of the page, and returns which text reports the outcome; undefined before. */
export const useCopiedAddress = () => {
  const [copied, setCopied] = useState<'linkCopied' | 'linkNotCopied'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied('linkCopied');
    } catch {
      // Refused, or a browser within an app that has none.
      setCopied('linkNotCopied');
    }
  };
  return { copied, copy };
};
