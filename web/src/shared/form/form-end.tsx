import type { ReactNode } from 'react';
import { useSecondsLeft } from '../time/use-seconds-left.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { FormMessage } from './form-message.tsx';
import type { FormProblem } from './use-send-form.ts';

interface FormEndProps {
  send: { isBusy: boolean; problem: FormProblem | undefined };
  /** The text of the button. */
  children: ReactNode;
}

/**
 * The message of the form as a whole, and the button that sends it. The button is off until the app has started,
 * because the browser would send the form by itself, and while the server asks to wait.
 */
export const FormEnd = ({ send: { isBusy, problem }, children }: FormEndProps) => {
  const isHydrated = useHydrated();
  const isWaiting = useSecondsLeft(problem?.retryAt ?? 0) > 0;
  return (
    <div className="form-end">
      <FormMessage problem={problem} />
      <button type="submit" className="button button-full" disabled={!isHydrated || isWaiting} aria-busy={isBusy}>
        {isBusy && <span className="loading-mark" aria-hidden="true" />}
        <span>{children}</span>
      </button>
    </div>
  );
};
