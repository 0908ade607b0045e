import { afterEach, expect, it, vi } from 'vitest';
import { keepClearOfIndicator } from '#web/shared/outbox/keep-clear-of-indicator.ts';

afterEach(() => vi.unstubAllGlobals());

it('what the sign of waiting changes would cover of a form is scrolled above it, from the lowest to the highest', () => {
  const scrolled: string[] = [];
  /** An element on the page: `used` is the field or button that it belongs to, if any. */
  const element = (name: string, isUsed: boolean) => {
    const made = {
      closest: (): unknown => (isUsed ? made : null),
      scrollIntoView: ({ block }: { block: string }) => void scrolled.push(`${name} ${block}`),
    };
    return made;
  };
  const [field, save, text] = [element('field', true), element('save', true), element('text', false)];
  const inside = element('inside', true);
  const sign = {
    contains: (other: unknown) => other === inside || other === sign,
    getBoundingClientRect: () => ({ left: 16, right: 140, top: 600, bottom: 680 }),
    closest: () => sign,
  };
  vi.stubGlobal('document', {
    elementsFromPoint: (x: number, y: number) => [inside, sign, text, ...(x > 100 ? [] : [y < 650 ? field : save])],
  });
  keepClearOfIndicator(null);
  expect(scrolled).toEqual([]);
  keepClearOfIndicator(sign as never);
  expect(scrolled).toEqual(['save nearest', 'field nearest']);
});
