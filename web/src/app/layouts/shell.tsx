import { useSite } from '#web/shared/site/site-context.ts';
import { Loading } from '#web/shared/ui/loading.tsx';
import { Logo } from './logo.tsx';

/**
 * The top of a screen that only the app draws: on a slow connection it shows where the visitor is before the app's code
 * has loaded.
 */
export const Shell = () => {
  return (
    <>
      <div className="shell-bar">
        <div className="site-brand">
          <Logo />
          <span className="site-name">{useSite().name}</span>
        </div>
      </div>
      <Loading />
    </>
  );
};
