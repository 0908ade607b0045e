import type { createBrowserRouter } from 'react-router';
import type { noteVisit } from '#web/shared/note-visit.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** As `noteVisit`, which would bring what search and shoes share to every page. */
const note: typeof noteVisit = (event) => {
  window.visitEvents.push(event);
};

/** The page as it is counted; undefined for screens of one's own account and of the administration. */
const countedPath = (pathname = location.pathname): string | undefined => {
  if (/^\/(admin|account)(\/|$)/.test(pathname)) return undefined;
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
};

/** Notes a post whose end the reader has come to. Returns what stops watching. */
const watchEnd = (path: string): (() => void) => {
  const end = document.querySelector('[data-post-end]');
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    note({ kind: 'read', path });
  });
  if (end) observer.observe(end);
  return () => observer.disconnect();
};

/** Notes the pages that the app shows after the first one, which the starter has noted, and the posts that are read. */
export const countVisits = (router: Router): void => {
  let shown = location.pathname;
  // As the starter has noted it: an address of another language gives way to the post's own.
  const [first] = performance.getEntriesByType('navigation');
  let stopWatching = watchEnd(countedPath(first && new URL(first.name).pathname) ?? '');
  router.subscribe(({ location: { pathname }, navigation: { state } }) => {
    if (pathname === shown || state !== 'idle') return;
    shown = pathname;
    stopWatching();
    const path = countedPath();
    if (path === undefined) return;
    note({ kind: 'view', path });
    // The screen is drawn in the frame after its route has come.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (pathname === shown) stopWatching = watchEnd(path);
      }),
    );
  });
};
