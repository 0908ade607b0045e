import type { BrowserContext, Page } from '@playwright/test';
import { builtSite } from '#infra/built-site.ts';
import { policyHash } from '#web/server/policy-hash.ts';
import { canary } from './payloads.ts';

/** All that must not happen in any page of a browser: it stays empty. */
export const watch = async (context: BrowserContext): Promise<string[]> => {
  const incidents: string[] = [];
  await context.exposeFunction('reportIncident', (incident: string) => incidents.push(incident));
  await context.addInitScript(() => {
    const report = (incident: string) =>
      (window as unknown as Record<string, (text: string) => void>).reportIncident?.(incident);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      report(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
    Object.defineProperty(window, '__ran', { set: () => report(`ran in ${location.pathname}`) });
  });
  context.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const watchFrames = (page: Page) => page.on('frameattached', () => incidents.push('a frame'));
  context.pages().forEach(watchFrames);
  context.on('page', watchFrames);
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (!['localhost', '127.0.0.1'].includes(hostname) && !['data:', 'blob:'].includes(protocol)) {
      incidents.push(`request: ${request.url()}`);
    }
  });
  return incidents;
};

const { starter } = builtSite();

/** Without the one script that the site's policy lets run where it stands. */
const withoutStarter = (html: string) =>
  html.replace(/<script>([\s\S]*?)<\/script>/, (element, script) => (policyHash(script) === starter ? '' : element));

/** The parts of a file that would run, fetch or lead elsewhere, however they came there; read as a browser reads them. */
export const dangersIn = (page: Page, files: { path: string; text: string; type: string }[]) =>
  page.evaluate(
    ({ files: given, host }) =>
      given.flatMap(({ path, text, type }) => {
        const isXml = type.includes('xml');
        const parsed = new DOMParser().parseFromString(text, isXml ? 'application/xml' : 'text/html');
        const found: string[] = [];
        if (isXml && parsed.querySelector('parsererror')) found.push('not well-formed');
        const foreign =
          'iframe, object, embed, form[action]:not([action="/products"]), base, portal, math, template, noscript, animate, set, foreignObject';
        if (!isXml) {
          for (const element of parsed.querySelectorAll(foreign)) found.push(element.outerHTML.slice(0, 100));
          for (const script of parsed.querySelectorAll('script')) {
            const isData = /^application\/(ld\+)?json$/.test(script.type);
            if (isData) JSON.parse(script.textContent ?? '');
            else found.push(script.outerHTML.slice(0, 100));
          }
        }
        for (const element of parsed.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) {
            const isAddress = /^(href|src|srcset|action|formaction|data|ping|poster|xlink:href)$/i.test(name);
            // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them.
            const address = value.replaceAll(/[\x00-\x20]/g, '');
            if (/^on/i.test(name) || (isAddress && /^(javascript|vbscript|data:(?!image\/))/i.test(address)))
              found.push(`${name}=${value}`);
            if (isAddress && element.localName !== 'a' && value.includes(host)) found.push(`${name}=${value}`);
          }
        }
        return found.map((danger) => `${path}: ${danger}`);
      }),
    {
      files: files.map((file) => ({ ...file, text: withoutStarter(file.text) })),
      host: canary.slice(8),
    },
  );

/** Runs in the page: whether a payload is there to be read, as text or in a field. */
export const showsPayload = () =>
  (document.querySelector('main')?.textContent ?? '').includes('__ran=1') ||
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value.includes('__ran=1'));
