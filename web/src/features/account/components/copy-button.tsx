import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies a text and says whether it worked. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Not allowed here: the text is on the screen to be copied by hand.
      setOutcome('notCopied');
    }
  };
  return (
    <>
      <button type="button" className="text-button" onClick={copy}>
        {label}
      </button>{' '}
      <span className="fine" role="status">
        {outcome && t(outcome)}
      </span>
    </>
  );
};
