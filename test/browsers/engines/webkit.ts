import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { findWebKitDriver, type Reader } from '#scripts/engines.ts';
import { inPage } from '../page/script.ts';
import type { Engine, Key, Tab } from './engine.ts';
import { openVirtualDisplay } from './virtual-display.ts';
import { openWebDriver, type Session, type WebDriver } from './webdriver.ts';

/** WebDriver's own code points for keys without a character. */
const keyCodes: Record<Key | 'Control', string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  ArrowDown: '\uE015',
  a: 'a',
};

const answerSchema = z.object({ value: z.unknown().optional(), heard: z.array(z.string()) });

const keyPress = (key: string) => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
];

const tabOf = (session: Session): Tab => {
  const heard: string[] = [];
  /** Each look at the page also takes along what the page has said, and makes a new document be listened to. */
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return JSON.stringify({ value: (${expression}), heard: ${inPage('hear')} })`;
    const answer = await session.post('execute/sync', { script, args: [] });
    const { value, heard: news } = answerSchema.parse(JSON.parse(z.string().parse(answer)));
    heard.push(...news);
    return value;
  };
  const pressKeys = (actions: unknown[]) =>
    session.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });

  return {
    async goto(url) {
      await evaluate('void (window.left = true)');
      await session.post('url', { url });
      // The session does not wait for a page to load, so that its first messages are heard.
      const hasCome = () => evaluate("!window.left && document.readyState !== 'loading'").catch(() => false);
      while (!(await hasCome())) await pause(20);
    },
    evaluate,
    async clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await session.post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: async (text) => void (await pressKeys([...text].flatMap(keyPress))),
    async press(key, modifier) {
      const code = modifier && keyCodes[modifier];
      await pressKeys([
        ...(code ? [{ type: 'keyDown', value: code }] : []),
        ...keyPress(keyCodes[key]),
        ...(code ? [{ type: 'keyUp', value: code }] : []),
      ]);
    },
    screenshot: async () => Buffer.from(z.string().parse(await session.get('screenshot')), 'base64'),
    async faults() {
      await evaluate('0');
      return heard.splice(0);
    },
    close: session.end,
  };
};

const newSession = (driver: WebDriver): Promise<Session> => driver.newSession({ pageLoadStrategy: 'none' });

/** WebKitGTK by its own driver, on a screen that no one looks at. Each tab is a browser of its own. */
export const openWebKit = async ({ scheme, width, height }: Reader): Promise<Engine> => {
  const display = await openVirtualDisplay();
  const driver = await openWebDriver(findWebKitDriver(), {
    DISPLAY: display.name,
    GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
  });
  const first = await newSession(driver);
  await first.end();
  return {
    version: `WebKitGTK ${first.browserVersion}`,
    // It asks in the language of an installed locale only.
    asksInLanguage: false,
    async newTab() {
      const session = await newSession(driver);
      await session.post('window/rect', { x: 0, y: 0, width, height });
      return tabOf(session);
    },
    async close() {
      await driver.stop();
      await display.stop();
    },
  };
};
