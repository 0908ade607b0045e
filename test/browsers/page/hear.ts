/** Runs in the page. Records what goes wrong there, for an engine whose driver does not report it. */

const keptKey = 'heard-before';
declare global {
  interface Window {
    heard?: string[];
  }
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof Element ? (target.getAttribute('src') ?? target.getAttribute('href') ?? target.localName) : '';

const listen = (): string[] => {
  // An empty page has no storage.
  const storage = location.protocol === 'about:' ? undefined : sessionStorage;
  const said: string[] = JSON.parse(storage?.getItem(keptKey) ?? '[]');
  storage?.removeItem(keptKey);
  for (const level of ['error', 'warn'] as const) {
    const own = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      said.push(`console: ${parts.map(String).join(' ')}`);
      own(...parts);
    };
  }
  // Also in the capture phase: a failed load is reported only to its own element.
  addEventListener(
    'error',
    (event) =>
      said.push(
        event instanceof ErrorEvent ? `page: ${event.message}` : `request: ${nameOf((event as Event).target)} failed`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => said.push(`page: ${String(reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    said.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  // Words after the last look go on to the next document of this tab.
  addEventListener('pagehide', () => storage?.setItem(keptKey, JSON.stringify(said)));
  return said;
};

/** The words since the last call; the first call in a document begins to listen. */
export const hear = (): string[] => {
  window.heard ??= listen();
  return window.heard.splice(0);
};
