import { describe, expect, it } from 'vitest';
import { durationText } from '#web/shared/admin-theme/format/duration-text.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

describe('a duration in words [S-091]', () => {
  it.each([
    [-10, '0 min'],
    [59, '0 min'],
    [minute, '1 min'],
    [hour, '1 hr'],
    [hour + 5 * minute, '1 hr 5 min'],
    [26 * hour, '1 day 2 hr'],
    [day + 59 * minute, '1 day'],
    [2 * day + 3 * hour + 4 * minute, '2 days 3 hr'],
  ])('%i seconds are %j: at most the two largest units', (seconds, text) => {
    expect(durationText(seconds, 'en')).toBe(text);
  });

  it('is in the words of the language', () => {
    const words = (['he', 'ru', 'fr', 'es'] as const).map((language) => durationText(2 * day + 3 * hour, language));
    expect(words).toEqual(
      ['יומיים 3 שע׳', '2 дн. 3 ч', '2 j 3 h', '2 d 3 h'].map((text) => expect.stringMatching(loose(text))),
    );
  });
});

/** ICU separates number and unit by spaces of several kinds. */
const loose = (text: string) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(' ', '\\s')}$`);
