import { botCheckHost } from '#contracts/site/endpoints.ts';
import type { BotCheckProvider } from './provider.ts';

const scriptUrl = `${botCheckHost}/turnstile/v0/api.js?render=explicit`;
const loadMs = 8_000;
/** Cloudflare takes a token for five minutes. */
const lifetimeMs = 290_000;

interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ): string;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): {
        createScriptURL(url: string): string;
      };
    };
  }
}

/** The page's policy lets only trusted addresses become scripts, and a policy of a name is made once. */
let policy: { createScriptURL(url: string): string } | undefined;
const trustedUrl = (): string => {
  policy ??= window.trustedTypes?.createPolicy('bot-check', { createScriptURL: () => scriptUrl });
  return policy?.createScriptURL('') ?? scriptUrl;
};

const load = () =>
  new Promise<Turnstile>((resolve, reject) => {
    if (window.turnstile) return resolve(window.turnstile);
    const script = document.createElement('script');
    script.addEventListener('load', () =>
      window.turnstile ? resolve(window.turnstile) : reject(new Error('Turnstile did not start')),
    );
    script.addEventListener('error', () => reject(new Error('Turnstile could not be loaded')));
    // A firewall may swallow the request: it neither loads nor fails.
    setTimeout(() => reject(new Error('Turnstile took too long')), loadMs);
    script.async = true;
    script.src = trustedUrl();
    document.head.append(script);
  });

/** Cloudflare's widget, only where the site is configured for it: nothing is fetched from there otherwise. */
export const turnstile =
  (siteKey: string): BotCheckProvider =>
  async ({ action, container, signal }) => {
    const widget = await load();
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const id = widget.render(container, {
      sitekey: siteKey,
      action,
      callback: resolve,
      'error-callback': () => reject(new Error('Turnstile refused')),
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    try {
      return { token: await promise, expires: Date.now() + lifetimeMs };
    } finally {
      widget.remove(id);
    }
  };
