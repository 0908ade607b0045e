import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import { isComposing } from '#web/shared/form/is-composing.ts';
import { charactersLeft, maySend } from '../model/question.ts';
import { useChat } from './chat-context.ts';

/** Where questions are written: Enter sends, with Shift it begins a line. */
export const Composer = ({ input }: { input: RefObject<HTMLTextAreaElement | null> }) => {
  const { t, isPending, ask, announce } = useChat();
  const [text, setText] = useState('');
  const left = charactersLeft(text);
  const send = () => {
    if (ask(text)) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const write = (typed: string) => {
    setText(typed);
    const over = -(charactersLeft(typed) ?? 0);
    if (over > 0) announce(t('tooLong', { count: over }));
  };
  return (
    <form className="chat-composer" onSubmit={submit}>
      <div className="chat-field">
        <textarea
          ref={input}
          rows={1}
          dir={text === '' ? undefined : 'auto'}
          value={text}
          enterKeyHint="send"
          aria-label={t('input')}
          aria-invalid={left !== undefined && left < 0 ? true : undefined}
          aria-describedby={left === undefined ? undefined : 'chat-left'}
          placeholder={t('input')}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendByEnter}
        />
        <button type="submit" aria-label={t('send')} disabled={!maySend(text, isPending)}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path
              d="M10 16V4M5 9l5-5 5 5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      </div>
      {left !== undefined && (
        <p id="chat-left" className="fine">
          {left < 0 ? t('tooLong', { count: -left }) : t('charactersLeft', { count: left })}
        </p>
      )}
    </form>
  );
};
