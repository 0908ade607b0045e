import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charactersOf, coveredText } from '#lambdas/analytics-export/adapters/covered-text.ts';
import { pdfFiles } from '#lambdas/analytics-export/adapters/pdf-files.ts';

const fonts = (['regular.ttf', 'bold.ttf'] as const).map((name) => charactersOf(readFileSync(pdfFiles[name])));
const cover = coveredText(fonts[0] ?? new Set());

describe('a text in the characters of the fonts [Q-029]', () => {
  it('both fonts have the letters, digits and signs of the five languages', () => {
    const needed = 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ״׳־ABCxyzàâçéèêëîïôùûüÿœæÑñ¿¡АБВЭЮЯёъы«»„“”’–—−+%‰0123456789₪€$£₽·•…';
    for (const characters of fonts)
      expect([...needed].filter((character) => !characters.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  it.each([
    ['another script as one dot', 'ballet 足尖鞋 shoes 🩰', 'ballet · shoes ·'],
    ['Hebrew points kept, the signs of singing left out', 'שָׁל\u0591וֹם', 'שָׁלוֹם'],
    ['narrow spaces as one that does not break', '12\u202F345', '12\u00A0345'],
    ['marks of direction kept', '\u2066-7%\u2069\u200E', '\u2066-7%\u2069\u200E'],
    ['control characters left out', 'a\u0000b\u001Bc', 'abc'],
    ['half a character', 'a\uD800b', 'a·b'],
  ])('%s', (_, text, shown) => {
    expect(cover(text)).toBe(shown);
  });
});
