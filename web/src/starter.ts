/**
 * The only script that a page starts with, written into it. It applies the visitor's theme and remembers the asked language, then waits:
 * the app is fetched at the first touch, key or focus, or when the page has been idle for a while, and again where there
 * was no connection. Links, menus and forms work without it; a click on a button is kept and repeated once the app listens.
 */
const idleDelayMs = 3_500;
const root = document.documentElement;

/**
 * The page's own count of the visit, without waiting for the app, which adds to it. Nothing is counted of a visitor who
 * has said no; a default of `denied` is about what others store, and this stores nothing.
 */
const seen: Window['visitEvents'] = [];
window.visitEvents = seen;
const tell = () => {
  const { globalPrivacyControl, doNotTrack } = navigator as { globalPrivacyControl?: boolean; doNotTrack?: string };
  const isRefused = globalPrivacyControl || doNotTrack === '1' || /\bstatistics=no/.test(document.cookie);
  const referrer = /^https?:\/\/([a-z0-9.-]+)/.exec(document.referrer)?.[1];
  while (seen[0]) {
    const report = {
      language: root.lang,
      ...(referrer !== location.hostname && { referrer }),
      events: seen.splice(0, 6),
    };
    // A beacon outlives the page. It is not sent as JSON unless it says so.
    if (!isRefused)
      navigator.sendBeacon('/api/visits', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }
};
const view = () => {
  try {
    if (root.dataset.page !== 'shell') seen.push({ kind: 'view', path: decodeURI(location.pathname) });
  } catch {
    // Such an address leads to no page.
  }
};
// A page that a browser draws in advance may never be seen.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', view, { once: true });
else view();
addEventListener('visibilitychange', tell);
addEventListener('pagehide', tell);
// A link that leads away says what it is, such as `maker freed`.
addEventListener('click', ({ target }) => {
  const [kind, id = ''] =
    (target as Partial<Element>).closest?.<HTMLElement>('[data-visit]')?.dataset.visit?.split(' ') ?? [];
  if (kind === 'maker' || kind === 'shoe') seen.push({ kind, id });
});

try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
  if (localStorage.getItem('notice') === root.dataset.notice) delete root.dataset.notice;
  // A visitor may follow a link before the app runs, so the edge must know the language they asked for.
  const asked = /[?&]lang=(he|en|ru|fr|es)(&|$)/.exec(location.search)?.[1];
  if (asked) {
    localStorage.setItem('i18nextLng', asked);
    // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous Cookie Store is not in every browser we serve.
    document.cookie = `i18next=${asked}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`;
  }
} catch {
  // Storage is switched off: the page's own language and theme are used.
}

/**
 * A page is readable before its fonts are there: until then its text is set in what the device has (`tokens.css`), and then
 * redrawn once, one part of the page in each frame, so that no press waits for all of them. Meanwhile elements on the screen keep
 * their height, or a line that becomes shorter would move what follows.
 */
let facesAsked = false;
const applyWebFonts = async () => {
  if (facesAsked) return;
  facesAsked = true;
  const every = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const textOf = (selector: string) => `${every(selector).map(({ textContent }) => textContent)}`;
  const heightOf = (block: Element) => block.getBoundingClientRect().height;
  const { fonts } = document;
  await Promise.allSettled([fonts.load('1em Text', textOf('main')), fonts.load('1em Display', textOf('h1, h2, h3'))]);
  const kept: HTMLElement[] = [];
  for (const part of every('#root > header, main > *, #root > footer')) {
    await new Promise(requestAnimationFrame);
    const heights = every('h1, h2, p', part)
      // To measure what is not drawn yet would have it laid out.
      .filter((block) => block.checkVisibility?.({ contentVisibilityAuto: true }))
      .map((block) => [block, heightOf(block)] as const);
    part.dataset.faces = 'own';
    const lower = heights.filter(([block, height]) => heightOf(block) < height);
    for (const [block, height] of lower) block.style.minBlockSize = `${height}px`;
    kept.push(...lower.map(([block]) => block));
  }
  delete root.dataset.faces;
  const release = () => {
    for (const block of kept) block.style.minBlockSize = '';
  };
  const width = innerWidth;
  addEventListener('resize', () => innerWidth !== width && release());
  // Another language is another text in the same place.
  new MutationObserver(release).observe(root, { attributeFilter: ['lang'] });
};
/**
 * When the picture that the page opens with (`img`), or else its text (`main`), has been shown; a second after the page came, for
 * browsers that do not say.
 */
const afterFirstScreen = (awaited: string) => {
  addEventListener('load', () => setTimeout(applyWebFonts, 1_000));
  new PerformanceObserver((list, observer) => {
    const paints: Partial<LargestContentfulPaint>[] = list.getEntries();
    if (!paints.some(({ element }) => element?.closest(awaited))) return;
    observer.disconnect();
    applyWebFonts();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};
// A visitor who comes from another of our pages has the fonts already.
if (document.referrer.startsWith(`${location.origin}/`)) delete root.dataset.faces;
else if (root.dataset.faces) afterFirstScreen(root.dataset.faces);

const events = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'online'] as const;
let clicked: HTMLElement | undefined;

const keepClick = (event: Event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button && button.type !== 'submit') clicked = button;
};

/** Enter in a form that does not work yet: its code sends it then, unless something else is typed meanwhile. */
addEventListener('keydown', ({ key, target }) => {
  root.dataset.entered = key === 'Enter' ? (target as Partial<Element>).id : '';
});

let started = false;
const start = () => {
  if (started) return;
  started = true;
  tell();
  for (const event of events) removeEventListener(event, start, true);
  // The page names the app's file, so that this one needs no loader of its own.
  const app: Promise<typeof import('./main.tsx')> = import(/* @vite-ignore */ root.dataset.app ?? '');
  app
    .then(({ ready }) => ready)
    .then(() => {
      removeEventListener('click', keepClick, true);
      root.dataset.hydrated = 'true';
      if (clicked?.isConnected) clicked.click();
    })
    .catch((error) => {
      // A stored page can be read without the app. An empty one says that it cannot be drawn.
      const notice = document.getElementById('app-missing');
      notice?.parentElement?.querySelector('.loading')?.remove();
      notice?.removeAttribute('hidden');
      notice?.querySelector('button')?.addEventListener('click', () => location.reload());
      // Without a connection the forms stay closed until the app comes after all.
      started = false;
      waitForTouch();
      throw error;
    });
};

const waitForTouch = () => {
  for (const event of events) addEventListener(event, start, { capture: true, passive: true });
};
waitForTouch();
addEventListener('click', keepClick, true);

const whenIdle = () => {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1));
  setTimeout(() => idle(start), idleDelayMs);
};
let isExpected = root.dataset.page === 'shell';
try {
  // A stored page is the same for everybody. A visitor who is logged in, comes with the link of a mail, with answers of the
  // finder or models to compare, or has reached a code step in this tab should not see for long what is meant for others.
  isExpected ||=
    localStorage.getItem('token') !== null || /[#?&](code|userId|for|models)=/.test(location.search + location.hash);
  isExpected ||= ['login-challenge', 'sign-up'].some((key) => sessionStorage.getItem(key) !== null);
} catch {
  // Without storage no visitor can be logged in.
}
if (isExpected) start();
else if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
