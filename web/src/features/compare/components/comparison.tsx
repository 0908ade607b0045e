import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { modelsQuery } from '#web/shared/models/models-query.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { useCopiedAddress } from '#web/shared/ui/use-copied-address.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import {
  type Comparison as ComparisonState,
  comparedHash,
  comparisonSearch,
  filterModels,
  leastCompared,
  mostChosen,
  readComparison,
  toggled,
} from '../model/model-filter.ts';
import styles from './compare.css?inline';
import { ComparedModels } from './compared-models.tsx';
import { ComparisonBar } from './comparison-bar.tsx';
import { ModelFilters } from './model-filters.tsx';
import { ModelList } from './model-list.tsx';

adoptStyles(styles);

interface ComparisonProps {
  brands: readonly { id: string; name: string }[];
  draw: (model: KnownModel) => ReactNode;
}

/** Copies the address, which holds what is compared, or prints the page. */
const Sharing = () => {
  const { t } = useTranslation('compare');
  const { copied, copy } = useCopiedAddress();
  return (
    <div className="actions comparison-sharing">
      <button type="button" className="button" onClick={() => void copy()}>
        {t('copyLink')}
      </button>
      <button type="button" className="button" onClick={() => print()}>
        {t('print')}
      </button>
      <p role="status">{copied ? t(copied) : ''}</p>
    </div>
  );
};

/** All known models, to be narrowed down and set side by side. */
export const Comparison = ({ brands, draw }: ComparisonProps) => {
  const { t } = useTranslation(['compare', 'common']);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // The address follows what is ticked a moment later: until then this is shown.
  const [next, setNext] = useState<ComparisonState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the address has changed.
  useEffect(() => setNext(undefined), [search, hash]);
  const heading = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { data, isError, refetch } = useQuery({ ...modelsQuery, enabled: isHydrated });
  // The list is long: it is drawn in slices, between which a slow phone can scroll.
  const models = useDeferredValue(data);
  if (isError) {
    return (
      <div className="load-failure" role="status">
        <p>{t('failed')}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          {t('common:tryAgain')}
        </button>
      </div>
    );
  }
  if (!isHydrated || !models) {
    return (
      <div className="comparison">
        <p role="status">{t('common:loading')}</p>
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
    );
  }
  const comparison = next ?? readComparison(new URLSearchParams(search), hash);
  const listed = comparison.chosen.flatMap((id) => models.find((model) => model.id === id) ?? []);
  const chosen = listed.slice(0, mostChosen);
  const ids = chosen.map(({ id }) => id);
  const isCompared = chosen.length >= leastCompared;
  const change = (changed: ComparisonState) => {
    setNext(changed);
    const to = { pathname, search: comparisonSearch(changed), hash: comparedHash(changed.chosen) };
    // The browser’s way back leads from the first comparison to the choice, and only then off the page.
    const replace = isCompared || changed.chosen.length < leastCompared;
    void navigate(to, { replace, preventScrollReset: true });
  };
  const toggle = (id: string) => change({ ...comparison, chosen: toggled(ids, id) });
  const remove = (id: string) => {
    flushSync(() => toggle(id));
    // The button is gone with its column.
    (heading.current ?? status.current)?.focus();
  };
  const brandName = (id: string) => brands.find((brand) => brand.id === id)?.name ?? id;
  const { fitting, unknown } = filterModels(models, comparison);
  const list = { chosen: ids, brandName, onToggle: toggle };
  return (
    <div className="comparison">
      {listed.length < comparison.chosen.length && <p role="status">{t('notAllListed')}</p>}
      {isCompared && (
        <>
          <ComparedModels models={chosen} brandName={brandName} draw={draw} heading={heading} onRemove={remove} />
          <Sharing />
        </>
      )}
      <section className="comparison-choice" aria-labelledby="choice-title">
        <h2 id="choice-title">{t('choiceTitle')}</h2>
        <ModelFilters comparison={comparison} models={models} brands={brands} onChange={change} />
        <div className="comparison-lists">
          <p role="status">{t('fitting', { count: fitting.length })}</p>
          <ModelList models={fitting} {...list} />
          {unknown.length > 0 && (
            <>
              <h3>{t('unknownTitle', { count: unknown.length })}</h3>
              <p className="sub">{t('unknownText')}</p>
              <ModelList models={unknown} {...list} />
            </>
          )}
        </div>
      </section>
      <ComparisonBar count={chosen.length} status={status} onShow={() => heading.current?.scrollIntoView()} />
    </div>
  );
};
