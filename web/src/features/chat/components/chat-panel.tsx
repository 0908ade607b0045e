import type { i18n as I18n } from 'i18next';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '#web/shared/form/is-composing.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { tabChat } from '../api/tab-chat.ts';
import { prepareKeptAnswers } from '../api/without-connection.ts';
import { exchangesOf } from '../model/message.ts';
import { chatTexts } from '../texts.ts';
import styles from './chat.css?inline';
import { ChatContext } from './chat-context.ts';
import { ChatHead } from './chat-head.tsx';
import { Composer } from './composer.tsx';
import { Exchange } from './exchange.tsx';
import { useSheet } from './use-sheet.ts';
import { Welcome } from './welcome.tsx';

adoptStyles(styles);

/** The language of the page, as soon as its texts are here. */
const useChatLanguage = (i18n: I18n) => {
  const language = useLanguage();
  const [shown, setShown] = useState(language);
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      await loadTexts(i18n, language, [chatTexts]);
      if (!isOver) setShown(language);
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [i18n, language]);
  return shown;
};

export interface ChatPanelProps {
  onClose: () => void;
}

/** The chat: a welcome, then questions with their answers, as in a printed conversation. */
export const ChatPanel = ({ onClose }: ChatPanelProps) => {
  const { i18n } = useTranslation();
  const language = useChatLanguage(i18n);
  const { t } = useTranslation('aiChat', { lng: language });
  const own = tabChat(i18n);
  const { messages, isPending, awaited } = useSyncExternalStore(own.subscribe, own.read);
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  useSheet(panel, input);
  useEffect(() => prepareKeptAnswers(language), [language]);

  useEffect(() => {
    addEventListener('storage', own.follow);
    return () => removeEventListener('storage', own.follow);
  }, [own]);

  const exchanges = exchangesOf(messages);
  const last = exchanges.at(-1);
  const lastId = last?.question.id;
  // A question, and then its answer, is read from its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is a new one.
  useLayoutEffect(() => {
    if (lastId) log.current?.querySelector('.chat-exchange:last-of-type')?.scrollIntoView({ block: 'start' });
  }, [lastId, isPending]);

  const wasPending = useRef(isPending);
  useEffect(() => {
    const reply = last?.reply;
    if (isPending) setSaid(t('writing'));
    else if (wasPending.current) {
      setSaid(reply?.outcome === 'answered' ? t('answerReady', { count: reply.sources.length }) : '');
    }
    wasPending.current = isPending;
  }, [isPending, last, t]);

  const ask = (text: string): boolean => {
    const isSent = own.send(text, language);
    if (isSent) input.current?.focus();
    return isSent;
  };
  const actions = {
    t,
    language,
    isPending,
    awaited,
    ask,
    announce: setSaid,
    rate: own.rate,
    close: onClose,
    retry: () => {
      own.retry(language);
      input.current?.focus();
    },
    stop: () => {
      own.stop();
      input.current?.focus();
    },
  };
  const clear = () => {
    own.clear();
    setSaid(t('cleared'));
    input.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    onClose();
  };

  return (
    <ChatContext value={actions}>
      <dialog
        ref={panel}
        className="chat"
        aria-labelledby="chat-title"
        data-state={isPending ? 'loading' : 'open'}
        onKeyDown={closeOnEscape}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <ChatHead onClear={exchanges.length > 0 ? clear : undefined} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who have no mouse. */}
        <div ref={log} className="chat-log" role="log" aria-label={t('log')} aria-busy={isPending} tabIndex={0}>
          <Welcome isAlone={exchanges.length === 0} />
          {exchanges.map((exchange) => (
            <Exchange key={exchange.question.id} {...exchange} isLast={exchange === last} />
          ))}
        </div>
        <Composer input={input} />
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </dialog>
    </ChatContext>
  );
};
