import { useChat } from './chat-context.ts';

export const ChatHead = ({ onClear }: { onClear: (() => void) | undefined }) => {
  const { t, close } = useChat();
  return (
    <header className="chat-head">
      <h2 id="chat-title">{t('title')}</h2>
      {onClear && (
        <button type="button" className="text-button" onClick={onClear}>
          {t('clear')}
        </button>
      )}
      <button type="button" className="icon-button" aria-label={t('close')} onClick={close}>
        <svg viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" />
        </svg>
      </button>
    </header>
  );
};
