import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCase, foldedWords, foldText } from '#contracts/text/folding.ts';

/** Of all code points, and more often of those that change when they are folded. */
const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0x80, max: 0x5ff }))
    .map((code) => String.fromCodePoint(code)),
});

describe('names', () => {
  it('are one name in any case and in look-alike forms of a letter [Q-056]', () => {
    expect(foldCase('DANA')).toBe(foldCase('dana'));
    expect(foldCase('Ｄana')).toBe('dana');
    expect(foldCase('Аня')).toBe(foldCase('аНЯ'));
    expect(foldCase('נועה')).not.toBe(foldCase('נעה'));
  });
});

describe('folded text', () => {
  it.each([
    ['שָׁלוֹם', 'שלום'],
    ["ג'ני", 'גני'],
    ['ג׳ני', 'גני'],
    ['\u200Fדנה\u200E', 'דנה'],
    ['Алёна', 'алена'],
    ['CHLOÉ', 'chloe'],
    ['José', 'jose'],
    ['ﬁn', 'fin'],
    ['Андрей', 'андрей'],
    ['Андре\u0438\u0306', 'андрей'],
    ['Doğan', 'dogan'],
  ])('of %s is %s [S-085]', (text, folded) => expect(foldText(text)).toBe(folded));

  it('does not change when it is folded again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('words', () => {
  it.each([
    ['Gaynor-Minden', ['gaynor', 'minden']],
    ['תל־אביב', ['תל', 'אביב']],
    ["ד״ר ג'ני", ['דר', 'גני']],
    ['  ', []],
    ['“Heritage” (Bloch), „2007“ [new] «пуанты»', ['heritage', 'bloch', ',', '2007', 'new', 'пуанты']],
  ])('of %s are %j', (text, words) => expect(foldedWords(text)).toEqual(words));
});
