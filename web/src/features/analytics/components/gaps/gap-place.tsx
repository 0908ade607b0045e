import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AnalyticsList } from '#contracts/analytics/figures.ts';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { readGapKind } from '../../model/gap-kinds.ts';

const GapBoard = lazy(() => import('./gap-board.tsx'));

/** The gap board below all figures: fetched, with the records it is made of, when somebody comes near or asks for it by address. */
export const GapPlace = ({ searches }: { searches: AnalyticsList | undefined }) => {
  const isAskedFor = readGapKind(useSearchParams()[0]) !== undefined;
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
      {(isAskedFor || isNear) && (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <GapBoard searches={searches} />
        </Suspense>
      )}
    </Box>
  );
};
