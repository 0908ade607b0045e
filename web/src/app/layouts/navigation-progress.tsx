import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Says that the next screen is on its way. The live region is always there, or its text would not be announced. */
export const NavigationProgress = () => {
  const { t } = useTranslation();
  const busy = useNavigation().state !== 'idle';
  return (
    <div className="navigation-progress" role="status" data-busy={busy ? '' : undefined}>
      <span className="visually-hidden">{busy ? t('loading') : ''}</span>
    </div>
  );
};
