import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Which calls are open. The address names the one that was opened last: it is opened and shown to anyone who follows
 * the link.
 */
export const useOpenCalls = () => {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const named = hash.slice(1);
  const isFollowed = (state as { isOpened?: boolean } | null)?.isOpened !== true;

  useEffect(() => {
    if (!named || !isFollowed) return;
    setOpen((before) => new Set([...before, named]));
    const call = globalThis.document.getElementById(named);
    call?.scrollIntoView();
    call?.querySelector('summary')?.focus({ preventScroll: true });
  }, [named, isFollowed]);

  const toggle = (id: string, isOpen: boolean) => {
    setOpen((before) => (isOpen ? new Set([...before, id]) : new Set([...before].filter((each) => each !== id))));
    if (isOpen) void navigate({ hash: id }, { replace: true, preventScrollReset: true, state: { isOpened: true } });
  };
  return { open, toggle };
};
