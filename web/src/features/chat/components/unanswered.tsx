import { useEffect, useState } from 'react';
import { directionOf } from '#contracts/text/language.ts';
import type { Reply } from '../model/message.ts';
import { useChat } from './chat-context.ts';

/** Whether a moment (in milliseconds since 1970) has come. */
const useIsPast = (moment: number): boolean => {
  const [isPast, setIsPast] = useState(moment <= Date.now());
  useEffect(() => {
    const left = moment - Date.now();
    // No one waits in front of it for longer than a day, and a longer timer would end at once.
    const timer = setTimeout(() => setIsPast(true), Math.min(Math.max(left, 0), 86_400_000));
    return () => clearTimeout(timer);
  }, [moment]);
  return isPast;
};

interface UnansweredProps {
  /** None when the page was left before it came. */
  reply: Reply | undefined;
  isLast: boolean;
}

/** The notice in the place of an answer, and the way to ask again. */
export const Unanswered = ({ reply, isLast }: UnansweredProps) => {
  const { t, language, retry } = useChat();
  const mayRetry = useIsPast(reply?.retryAt ?? 0);
  const own = reply?.language ?? language;
  return (
    <div className="chat-reply chat-unanswered">
      <p lang={own} dir={directionOf(own)}>
        {reply?.text ?? t('stopped')}
      </p>
      {isLast && (
        <button type="button" className="text-button" disabled={!mayRetry} onClick={retry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
};
