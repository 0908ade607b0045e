import { lazy, Suspense } from 'react';
import { TipsInvitation } from '#web/features/tips/components/tips-invitation.tsx';
import { tipsTexts } from '#web/features/tips/texts.ts';
import { Loading } from '#web/shared/ui/loading.tsx';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import type { PageModule } from '../route-context.ts';
import { guideChapters } from './guide-chapters.tsx';
import { ShoeStage } from './shoe-stage.tsx';

const TipsGuide = lazy(() =>
  import('#web/features/tips/components/tips-guide.tsx').then((module) => ({ default: module.TipsGuide })),
);

export const texts: PageModule['texts'] = [tipsTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('tips:metaTitle'),
  description: t('tips:lead'),
  noindex: true,
});

export const Component = () => {
  if (useVisitor())
    return (
      <Suspense fallback={<Loading />}>
        <TipsGuide chapters={guideChapters} />
      </Suspense>
    );
  return (
    <ShoeStage>
      <TipsInvitation />
    </ShoeStage>
  );
};
