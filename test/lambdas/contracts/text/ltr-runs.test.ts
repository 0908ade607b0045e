import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolateRuns, ltrRuns } from '#contracts/text/ltr-runs.ts';
import { visualOrder } from '#test/support/visual-order.ts';

const apart = (text: string): string[] => ltrRuns(text).flatMap((run) => (run.isLtr ? [run.text] : []));

const letters = fc.constantFrom(...'abzABZéñжЯω'.normalize('NFC'));
const digits = fc.constantFrom(...'0123456789');
const signs = fc.constantFrom(...'+-−–—/.,:;#%$€₪£*@&_=~^|<>()[]\\\'"!?°±½²');
const ends = fc.oneof(letters, digits);
/** Anything without blanks that begins and ends with a letter or a digit, or has a sign that numbers and names have there. */
const token = fc
  .tuple(
    fc.constantFrom('', '', '+', '-', '−', '*', '#', '$', '₪', '@', '/'),
    ends,
    fc.array(fc.oneof(letters, digits, digits, signs), { maxLength: 12 }),
    ends,
    fc.constantFrom('', '', '%', '+', '++', '€', '#'),
  )
  .map(([before, first, middle, last, after]) => `${before}${first}${middle.join('')}${last}${after}`);

describe('what reads from left to right in a text from right to left', () => {
  it('is shown as it was typed, whatever it is made of', () => {
    fc.assert(
      fc.property(token, (typed) => {
        expect(visualOrder(isolateRuns(`שלום ${typed} עולם`))).toContain(typed);
      }),
      { numRuns: 3000 },
    );
  });
  it('is set apart as a whole or not at all', () => {
    fc.assert(
      fc.property(token, (typed) => {
        expect([[], [typed]]).toContainEqual(apart(`שלום ${typed} עולם`));
      }),
      { numRuns: 3000 },
    );
  });
  it('takes its place among others in the order of the text', () => {
    fc.assert(
      fc.property(token, token, (one, other) => {
        expect(visualOrder(isolateRuns(`שלום ${one}, ${other} עולם`))).toContain(`${other} ,${one}`);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['נעליים ב־10–20 שקלים', ['10–20']],
    ['מידות 36 - 41 במלאי', ['36 - 41']],
    ['מידה 38½ בלבד', ['38½']],
    ['ירד ל -5 מעלות', ['-5']],
    ['ירד ל-5 מעלות', []],
    ['כתבו ב C++ בלבד', ['C++']],
    ['חייגו 03 555 1234 בבוקר', ['03 555 1234']],
    ['חייגו (03) 555-1234.', ['(03) 555-1234']],
    ['חייגו ל-04-855-1234 או *6565', ['*6565']],
    ['בין ₪100–₪200, בלי 5', ['₪100–₪200']],
    ['סט 2-in-1 חדש', ['2-in-1']],
    ['דגמים Rubin, Lumina ועוד', ['Rubin']],
    ['בשנת 2024 15 רקדניות', []],
    ['נעלי Freed of London (Classic), מידה 5.5', ['Freed of London']],
    ['נעלי Freed of London, מידה 5.5', []],
    ['קבוצות א׳–ג׳ של צה"ל', []],
    ['שלום {{name}} ו-{{siteName}}', []],
    ['04-855-1234', []],
    ['1 Barre Street, Haifa', ['1 Barre Street, Haifa']],
  ])('%s', (text, expected) => {
    expect(apart(text)).toEqual(expected);
  });

  it.each(['!', '1', '1 ', '+1 ', 'a ', '(0 ', '-', 'a.', '1-', '((', '(a', '₪'])(
    'a text of nothing but %j takes no square of time',
    (part) => {
      const took = (count: number): number => {
        const text = `ש ${part.repeat(count)}`;
        const began = performance.now();
        isolateRuns(`${text}x`);
        isolateRuns(`${text} ש`);
        return performance.now() - began;
      };
      took(1_000);
      // Six times as much takes six times as long, where a square would take 36 times. The rest is a busy machine's.
      expect(took(60_000)).toBeLessThan(20 * Math.max(took(10_000), 15));
    },
  );

  it('is whole although an unseen mark came along with it', () => {
    expect(visualOrder(isolateRuns('חייגו 04\u200F-855 עכשיו'))).toBe('וישכע 04-855 וגייח');
  });
});
