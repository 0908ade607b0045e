import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import type { DetailsController } from '../details/use-details-controller.ts';
import { Fold } from '../parts/fold.tsx';
import { useRemembered } from '../parts/use-remembered.ts';

const DetailsPanel = lazy(() => import('../details/details-panel.tsx'));

interface DraftColumnsProps {
  postId: string;
  details: DetailsController;
  /** The source text, to be read beside the translation; none beside the source itself. */
  source: ReactNode;
  onLeave: () => void;
  children: ReactNode;
}

/** The text, with its source or the settings beside it; when the settings are folded, the text gets their space. */
export const DraftColumns = ({ postId, details, source, onLeave, children }: DraftColumnsProps) => {
  const { t } = useTranslation('blog-editing');
  const [isRemembered, remember] = useRemembered(`post-settings:${source ? 'translation' : 'source'}`, !source);
  const [hasUnsaved] = useState(details.isUnsaved);
  const [wasToggled, setToggled] = useState(false);
  // Unsaved details are always shown, even if the section was folded before.
  const isOpen = isRemembered || (hasUnsaved && !wasToggled);
  const toggle = (next: boolean) => {
    if (next === isOpen) return;
    setToggled(true);
    remember(next);
  };
  const isBeside = source || isOpen;
  const [text, side] = ['minmax(0, 1fr)', source ? 'minmax(0, 0.84fr)' : '300px'];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: text, lg: isBeside ? `${text} ${side}` : text },
        gridTemplateAreas: { xs: '"text" "side"', lg: isBeside ? '"text side"' : '"side" "text"' },
        gap: { xs: 4, lg: isBeside ? 5 : 0 },
      }}
    >
      <Box
        onBlur={onLeave}
        sx={{
          gridArea: 'text',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          alignContent: 'start',
          minWidth: 0,
        }}
      >
        {children}
      </Box>
      <Box
        sx={{
          gridArea: 'side',
          display: 'grid',
          gap: 3,
          alignContent: 'start',
          minWidth: 0,
          ...(isBeside ? {} : { width: { lg: 300 }, justifySelf: { lg: 'end' } }),
        }}
      >
        {source}
        <Fold title={t('details')} isOpen={isOpen} onToggle={toggle}>
          <Suspense fallback={<ListSkeleton rows={4} />}>
            <DetailsPanel {...{ postId, details }} />
          </Suspense>
        </Fold>
      </Box>
    </Box>
  );
};
