import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

const Toast = lazy(() => import('./toast.tsx'));

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Says that something was done: seen for six seconds, and read out when the screen reader has time. */
export const useAnnounce = () => useContext(AnnounceContext);

/** The region is always there, or screen readers would miss what appears in it. */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [message, setMessage] = useState({ text: '', number: 0 });
  const announce = useCallback((text: string) => setMessage(({ number }) => ({ text, number: number + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status">
        <Suspense>{message.number > 0 && <Toast key={message.number} text={message.text} />}</Suspense>
      </div>
    </AnnounceContext>
  );
};
