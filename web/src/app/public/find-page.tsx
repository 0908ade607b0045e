import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { Finder } from '#web/features/finder/components/finder.tsx';
import { finderStartTexts, finderTexts } from '#web/features/finder/texts.ts';
import { type LazyTexts, loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { modelTexts } from '#web/shared/models/texts.ts';
import { whenIdle } from '#web/shared/when-idle.ts';
import type { PageModule } from '../route-context.ts';

export const texts = [finderStartTexts];

export const meta: PageModule['meta'] = ({ t }) => ({
  title: t('finder-start:metaTitle'),
  description: t('finder-start:metaDescription'),
});

const walkTexts: LazyTexts = (language) => [finderTexts, catalogTexts, modelTexts].flatMap((own) => own(language));
let walk: Promise<typeof import('./find-walk.tsx')> | undefined;
/** One promise for all who ask, so that a walk which is here already is drawn without a wait. */
const fetchWalk = () => {
  walk ??= import('./find-walk.tsx');
  return walk;
};
const FindWalk = lazy(async () => ({ default: (await fetchWalk()).FindWalk }));

/** Its code and its texts come together. */
const Walk = () => {
  void fetchWalk();
  useTexts(walkTexts);
  return <FindWalk />;
};

export const Component = () => {
  const { t, i18n } = useTranslation('finder-start');
  const language = useLanguage();
  const client = useQueryClient();
  useEffect(() => {
    const prepare = async () => {
      const [{ keepModels }] = await Promise.all([fetchWalk(), loadTexts(i18n, language, [walkTexts])]);
      whenIdle(() => void keepModels(client));
    };
    whenIdle(() => void prepare());
  }, [i18n, language, client]);
  return (
    <article className="wrap">
      <header className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <Finder>
        <Walk />
      </Finder>
    </article>
  );
};
