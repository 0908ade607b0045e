import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

/** The last act, which the next page reports. */
const notes = ['accountDeleted', 'loggedOut'] as const;

/** For the address that leads to that page. */
export const noteState = (note: (typeof notes)[number]) => ({ note });

/** Says at the top of a page what was done before it was opened. */
export const PageNote = () => {
  const { t } = useTranslation();
  const { state } = useLocation();
  const note = notes.find((each) => each === state?.note);
  // Not in the first drawing, because the stored page is the same for all visitors.
  if (!useHydrated() || !note) return null;
  return (
    <p className="wrap page-note" role="status">
      {t(note)}
    </p>
  );
};
