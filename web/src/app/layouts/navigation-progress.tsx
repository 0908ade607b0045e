import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Announces that the next screen is loading. The live region is always present, or its text would not be announced. */
export const NavigationProgress = () => {
  const { t } = useTranslation();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="navigation-progress" role="status" data-busy={busy ? '' : undefined}>
      <span className="visually-hidden">{busy ? t('loading') : ''}</span>
    </div>
  );
};
