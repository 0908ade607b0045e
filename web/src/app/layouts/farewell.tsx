import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

/** What the account page hands on to the home page after the account is gone. */
export const accountDeletedState = { farewell: true } as const;

/** Says that the account is deleted, on the page to which its deletion led. */
export const Farewell = () => {
  const { t } = useTranslation();
  const { state } = useLocation();
  // The stored page is the same for all visitors.
  if (!useHydrated() || state?.farewell !== true) return null;
  return (
    <p className="wrap farewell" role="status">
      {t('accountDeleted')}
    </p>
  );
};
