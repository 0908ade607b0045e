import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import type { AnalyticsList } from '#contracts/analytics/figures.ts';
import { readGapKind } from '../../model/gap-kinds.ts';
import { WhenNear } from '../when-near.tsx';

const GapBoard = lazy(() => import('./gap-board.tsx'));

/** The gap board below all figures, which an address may ask for. */
export const GapPlace = ({ searches }: { searches: AnalyticsList | undefined }) => {
  const isAskedFor = readGapKind(useSearchParams()[0]) !== undefined;
  return (
    <WhenNear isAskedFor={isAskedFor}>
      <GapBoard searches={searches} />
    </WhenNear>
  );
};
