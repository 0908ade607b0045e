import { afterEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { showLost } from '#web/shared/outbox/list/lost-notice.ts';
import { lostChanges } from '#web/shared/outbox/lost-changes.ts';

afterEach(() => vi.unstubAllGlobals());

/** As much of a document as a bar with a button takes. */
const stubDocument = () => {
  const shown = new Set<object>();
  const element = () => {
    const children: { textContent: string }[] = [];
    const made = Object.assign(new EventTarget(), {
      textContent: '',
      children,
      append: (...added: { textContent: string }[]) => void children.push(...added),
      remove: () => void shown.delete(made),
    });
    return made;
  };
  vi.stubGlobal('document', { createElement: element, body: { append: (child: object) => shown.add(child) } });
  return () => [...shown].map((bar) => (bar as ReturnType<typeof element>).children);
};

it('a sentence says how many changes have to be made again, until its user closes it', async () => {
  const session = { token: 'token', user: JSON.stringify({ id: 'anna', username: 'anna' }) };
  stubBrowser({ ...session, 'outbox-lost': JSON.stringify({ anna: 1, boris: 4 }) });
  const bars = stubDocument();
  const i18n = await createI18n('en');
  const stop = showLost(i18n);
  await vi.waitFor(() => expect(bars()[0]?.[0]?.textContent).toContain('has to be made again'));
  lostChanges.add({ anna: 2 });
  await vi.waitFor(() => expect(bars()[0]?.[0]?.textContent).toContain('3 changes'));
  const button = bars()[0]?.[1] as unknown as EventTarget;
  button.dispatchEvent(new Event('click'));
  await vi.waitFor(() => expect(bars()).toEqual([]));
  expect(JSON.parse(localStorage.getItem('outbox-lost') ?? '')).toEqual({ boris: 4 });
  stop();
});
