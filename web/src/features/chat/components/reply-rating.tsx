import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerDays, feedbackReasons } from '#contracts/ai-usage/feedback.ts';
import { prepareOutbox } from '#web/shared/outbox/prepare-outbox.ts';
import type { Rating, Reply } from '../model/message.ts';
import { useChat } from './chat-context.ts';

const hand = 'M7 9.2 10.2 3c1.2 0 2 .8 2 2v2.7h3.6c1 0 1.7.9 1.5 1.9l-1 5.2c-.2.8-.9 1.4-1.7 1.4H7m0-7v7m0-7H3.4v7H7';

const Thumb = ({ isDown = false }: { isDown?: boolean }) => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d={hand}
      transform={isDown ? 'rotate(180 10 10)' : undefined}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  </svg>
);

/** How long an answer can be rated, in milliseconds. */
const rateable = answerDays * 86_400_000;

/** Whether an answer helped, and if not, why. The last word counts. */
export const ReplyRating = ({ reply }: { reply: Reply }) => {
  const { t, rate, announce } = useChat();
  const { i18n } = useTranslation();
  const { answerId, rating, timestamp } = reply;
  const isRateable = answerId !== undefined && Date.now() - Date.parse(timestamp) <= rateable;
  useEffect(() => (isRateable ? prepareOutbox(i18n) : undefined), [i18n, isRateable]);
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle');
  const reasons = useRef<HTMLDivElement>(null);
  // They appear below what is seen.
  useEffect(() => {
    if (state === 'sent') reasons.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (!isRateable) return null;
  const isSending = state === 'sending';
  const send = async (next: Rating) => {
    if (isSending) return;
    setState('sending');
    try {
      await rate(reply, next);
      setState('sent');
      announce(t('rated'));
    } catch {
      setState('failed');
    }
  };
  const isReasonMissing = rating?.isHelpful === false && rating.reason === undefined;
  const asked = isReasonMissing ? 'whyNot' : rating ? 'rated' : 'didItHelp';
  return (
    <div className="chat-rating">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a frame. */}
      <div role="group" aria-label={t('didItHelp')} className="chat-thumbs">
        <span aria-hidden="true">{t(asked)}</span>
        {[true, false].map((isHelpful) => (
          <button
            key={String(isHelpful)}
            type="button"
            className="icon-button"
            aria-label={t(isHelpful ? 'helpful' : 'notHelpful')}
            aria-pressed={rating?.isHelpful === isHelpful}
            aria-disabled={isSending}
            onClick={() => void send({ isHelpful })}
          >
            <Thumb isDown={!isHelpful} />
          </button>
        ))}
      </div>
      {rating?.isHelpful === false && (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        <div ref={reasons} role="group" aria-label={t('whyNot')} className="chat-reasons">
          {feedbackReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              aria-pressed={rating.reason === reason}
              aria-disabled={isSending}
              onClick={() => void send({ isHelpful: false, reason })}
            >
              {t(`reason.${reason}`)}
            </button>
          ))}
        </div>
      )}
      {state === 'failed' && <p className="fine">{t('notRated')}</p>}
    </div>
  );
};
