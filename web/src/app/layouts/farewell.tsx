import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

/** The note that the account page leaves for the home page after the account is deleted. */
export const accountDeletedState = { farewell: true } as const;

/** Says that the account is deleted, on the page that is shown after its deletion. */
export const Farewell = () => {
  const { t } = useTranslation();
  const { state } = useLocation();
  // Not in the first drawing, because the stored page is the same for all visitors.
  if (!useHydrated() || state?.farewell !== true) return null;
  return (
    <p className="wrap farewell" role="status">
      {t('accountDeleted')}
    </p>
  );
};
