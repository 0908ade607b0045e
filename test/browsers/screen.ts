import { expect } from '@playwright/test';
import type { Tab } from './engines/engine.ts';
import type { Seen, Wanted } from './page/look.ts';
import { inPage } from './page/script.ts';

type Name = string | RegExp;

/** A busy machine draws late. */
const patience = { timeout: 30_000, intervals: [50, 100, 200] };
const until = (attempt: () => Promise<void>): Promise<void> => expect(attempt).toPass(patience);

const wanted = (role: string, name?: Name): Wanted => ({
  role,
  name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
});
const spell = (path: readonly Wanted[]): string =>
  path.map(({ role, name }) => [role, name && JSON.stringify(name)].filter(Boolean).join(' ')).join(' > ');

/** The acts of a person on a page, or on a part of it. Everything waits until it is possible. */
export const screenOf = (tab: Tab, ...within: Wanted[]) => {
  const look = async (path: readonly Wanted[]) => (await tab.evaluate(inPage('look', ...path))) as Seen[];
  /** Where something stands still, in view, with nothing over it. */
  const reach = async (path: readonly Wanted[]): Promise<Seen> => {
    const reveal = async () => (await tab.evaluate(inPage('reveal', ...path))) as Seen[];
    let found: Seen | undefined;
    await until(async () => {
      const before = await reveal();
      const after = await look(path);
      if (after.length !== 1) throw new Error(`${after.length} times on the page: ${spell(path)}`);
      const [place] = after;
      if (place?.isDisabled) throw new Error(`disabled: ${spell(path)}`);
      if (place?.isCovered) throw new Error(`covered: ${spell(path)}`);
      if (place?.x !== before[0]?.x || place?.y !== before[0]?.y) throw new Error(`moves: ${spell(path)}`);
      found = place;
    });
    if (!found) throw new Error(spell(path));
    return found;
  };
  const click = async (path: readonly Wanted[]): Promise<void> => {
    const { x, y } = await reach(path);
    await tab.clickAt(x, y);
  };
  const at = (role: string, name?: Name): Wanted[] => [...within, wanted(role, name)];
  const read = async (): Promise<string> => (await tab.evaluate(inPage('words', ...within))) as string;

  return {
    within: (role: string, name?: Name) => screenOf(tab, ...at(role, name)),
    click: (role: string, name?: Name) => click(at(role, name)),
    /** Puts a text in the place of what a field holds. */
    async fill(name: Name, text: string): Promise<void> {
      const field = at('field', name);
      await click(field);
      await until(async () => expect((await look(field))[0]?.isFocused, `focus on ${spell(field)}`).toBe(true));
      if ((await look(field))[0]?.value) {
        await tab.press('a', 'Control');
        await tab.press('Backspace');
      }
      await tab.type(text);
      await this.holds(name, text);
    },
    /** A field holds a text. */
    holds: (name: Name, text: Name) =>
      until(async () =>
        expect((await look(at('field', name)))[0]?.value, spell(at('field', name))).toEqual(
          text instanceof RegExp ? expect.stringMatching(text) : text,
        ),
      ),
    type: tab.type,
    press: tab.press,
    /** Something with this role and name is there. */
    sees: (role: string, name?: Name) =>
      until(async () => expect(await look(at(role, name)), spell(at(role, name))).not.toEqual([])),
    misses: (role: string, name?: Name) =>
      until(async () => expect(await look(at(role, name)), spell(at(role, name))).toEqual([])),
    hasFocus: (role: string, name?: Name) =>
      until(async () => expect((await look(at(role, name))).some(({ isFocused }) => isFocused)).toBe(true)),
    /** The words of all that have this role. */
    textsOf: async (role: string): Promise<string[]> => (await look(at(role))).map(({ text }) => text),
    reads: (text: Name) =>
      until(async () => {
        if (text instanceof RegExp) expect(await read()).toMatch(text);
        else expect(await read()).toContain(text);
      }),
    /** The value of an expression in the page. */
    evaluate: tab.evaluate,
    isAt: (path: RegExp) =>
      until(async () => expect(await tab.evaluate('decodeURI(location.pathname + location.search)')).toMatch(path)),
  };
};
export type Screen = ReturnType<typeof screenOf>;
