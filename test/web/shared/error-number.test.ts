import { describe, expect, it } from 'vitest';
import { errorNumberText, readErrorNumber } from '#web/shared/error-number.ts';

describe('the number of an error', () => {
  it('is shown in two parts', () => expect(errorNumberText('K7F29QXM')).toBe('K7F2-9QXM'));

  it.each([
    ['as it is shown', 'K7F2-9QXM', 'K7F29QXM'],
    ['as it is kept', 'K7F29QXM', 'K7F29QXM'],
    ['in small letters, with spaces', ' k7f2 9qxm ', 'K7F29QXM'],
    ['with a dash, and marks of direction', '\u2066K7F2–9QXM\u2069', 'K7F29QXM'],
    ['with letters for digits', 'KOF2-iLXM', 'K0F211XM'],
    ['too short', 'K7F2-9QX', undefined],
    ['too long', 'K7F2-9QXM1', undefined],
    ['with a sign that no number has', 'K7F2-9QXU', undefined],
    ['nothing', '', undefined],
  ])('is read %s', (_name, typed, number) => expect(readErrorNumber(typed)).toBe(number));
});
