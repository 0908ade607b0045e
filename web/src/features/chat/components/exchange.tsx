import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import type { Exchange as ExchangeParts } from '../model/message.ts';
import { useChat } from './chat-context.ts';
import { ReplyText } from './reply-text.tsx';
import { Unanswered } from './unanswered.tsx';

/** Beyond it, a question is set as text instead of a heading. */
const longestHeading = 90;

interface ExchangeProps extends ExchangeParts {
  isLast: boolean;
}

/** A question, set like a heading, with its answer below. Lines of different scripts have directions of their own. */
export const Exchange = ({ question, reply, isLast }: ExchangeProps) => {
  const { t, awaited, stop } = useChat();
  const isAwaited = question.id === awaited;
  const isLong = question.text.length > longestHeading;
  return (
    <section className="chat-exchange">
      <h3 className={isLong ? 'chat-question chat-question-long' : 'chat-question'}>
        <span className="visually-hidden">{t('youAsked')} </span>
        <span className="chat-asked" dir="auto" lang={reply?.outcome === 'answered' ? reply.language : undefined}>
          <TypedText text={question.text} />
        </span>
      </h3>
      {isAwaited && (
        <p className="chat-writing">
          <span className="chat-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span aria-hidden="true">{t('writing')}</span>
          <button type="button" className="text-button" onClick={stop}>
            {t('stop')}
          </button>
        </p>
      )}
      {reply?.outcome === 'answered' && <ReplyText reply={reply} isLast={isLast} />}
      {!isAwaited && reply?.outcome !== 'answered' && <Unanswered reply={reply} isLast={isLast} />}
    </section>
  );
};
