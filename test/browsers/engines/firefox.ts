import { launch, type Page } from 'puppeteer-core';
import { findFirefox, type Reader } from '#scripts/engines.ts';
import type { Engine, Tab } from './engine.ts';

/** A font that was still on its way when its page was left (NS_BINDING_ABORTED). */
const leftFont = /^downloadable font: download failed .* status=2152398850 /;

/** BiDi reports every message, error and reply, from the first line of a document on. */
const listen = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') heard.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (!leftFont.test(message)) heard.push(`page: ${message}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left takes back what it still asked for.
    const reason = request.failure()?.errorText ?? '';
    if (!/ABORTED/.test(reason)) heard.push(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (reply) => {
    if (reply.status() >= 400) heard.push(`request: ${reply.url()} ${reply.status()}`);
  });
  return heard;
};

const tabOf = (page: Page): Tab => {
  const heard = listen(page);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    faults: async () => heard.splice(0),
    close: () => page.browserContext().close(),
  };
};

/** Firefox by WebDriver BiDi, without a driver between. */
export const openFirefox = async ({ language, scheme, width, height }: Reader): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    args: [`--width=${width}`, `--height=${height}`],
    // A size of the viewport is set with a command that the long-term release does not know: the window has it.
    defaultViewport: null,
    // A signal ends the worker, and the worker ends its browser.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    timeout: 60_000,
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      'ui.systemUsesDarkTheme': scheme === 'dark' ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    },
  });
  return {
    version: await browser.version(),
    asksInLanguage: true,
    newTab: async () => tabOf(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
};
