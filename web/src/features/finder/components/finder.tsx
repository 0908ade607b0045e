import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { seekerIn } from '#contracts/finder/seekers.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { Begin } from './begin.tsx';

interface FinderProps {
  /** The walk through the questions, which is fetched once it has begun. */
  children: ReactNode;
}

/** The two ways into the questions: until one is taken, a page has nothing of what follows. */
export const Finder = ({ children }: FinderProps) => {
  const { hash } = useLocation();
  // The page is stored once, without answers.
  const isBegun = useHydrated() && seekerIn(hash) !== undefined;
  const [isOpen, setOpen] = useState(false);
  // A visitor who goes back to the beginning is still on the same walk.
  if (isBegun && !isOpen) setOpen(true);
  return isOpen ? <Suspense fallback={<Begin />}>{children}</Suspense> : <Begin />;
};
