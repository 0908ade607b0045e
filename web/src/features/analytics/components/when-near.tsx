import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';

interface WhenNearProps {
  /** It is shown at once. */
  isAskedFor?: boolean;
  children: ReactNode;
}

/** The parts below all figures: fetched, with their records, when a user scrolls near them. */
export const WhenNear = ({ isAskedFor = false, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={place} sx={{ minHeight: 240 }}>
      {(isAskedFor || isNear) && <Suspense fallback={<ListSkeleton rows={6} />}>{children}</Suspense>}
    </Box>
  );
};
