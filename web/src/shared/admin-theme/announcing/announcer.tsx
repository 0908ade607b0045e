import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Announcement } from './announcement.ts';

const Toast = lazy(() => import('./toast.tsx'));

type Announce = (text: string, link?: Announcement['link']) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says that something was done: seen for six seconds, and read out when the screen reader has time. */
export const useAnnounce = () => useContext(AnnounceContext);

/** The region is always there, or screen readers would miss what appears in it. */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [message, setMessage] = useState<Announcement & { number: number }>({ text: '', number: 0 });
  const announce = useCallback<Announce>(
    (text, link) => setMessage(({ number }) => ({ text, link, number: number + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status">
        <Suspense>{message.number > 0 && <Toast key={message.number} {...message} />}</Suspense>
      </div>
    </AnnounceContext>
  );
};
