import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { leastCompared, mostChosen } from '../model/model-filter.ts';

interface ComparisonBarProps {
  /** How many models are ticked. */
  count: number;
  status: Ref<HTMLParagraphElement>;
  onShow: () => void;
}

/** Stays at the bottom of the window: how many are ticked, how many can be, and the way to the comparison. */
export const ComparisonBar = ({ count, status, onShow }: ComparisonBarProps) => {
  const { t } = useTranslation('compare');
  const text = (): string => {
    if (count === 0) return t('tickTwo');
    if (count < leastCompared) return t('tickAnother');
    return count < mostChosen ? t('compared', { count }) : t('full');
  };
  return (
    <div className="comparison-bar">
      <p role="status" className="comparison-status" ref={status} tabIndex={-1}>
        {text()}
      </p>
      {count >= leastCompared && (
        <button type="button" className="text-button" onClick={onShow}>
          {t('show')}
        </button>
      )}
    </div>
  );
};
