import { describe, expect, it } from 'vitest';
import { placeOf } from '#web/features/chat/model/source-place.ts';

describe('a source', () => {
  it('on this site opens at the words that an answer has of it', () => {
    expect(placeOf('/blog/first-pair', 'Shoes dry best in the open air, never on a heater.')).toBe(
      '/blog/first-pair#:~:text=Shoes%20dry%20best%20in%20the%20open',
    );
    expect(placeOf('/blog/x', 'Well-worn, soft')).toBe('/blog/x#:~:text=Well%2Dworn%2C%20soft');
  });

  it.each(['/glossary#shank', 'https://dance.example/care', '//dance.example', ''])(
    'elsewhere stays as it is: %s',
    (address) => {
      expect(placeOf(address, 'Shoes dry best')).toBe(address);
    },
  );

  it('of nothing that is said opens at its beginning', () => {
    expect(placeOf('/blog/x', '')).toBe('/blog/x');
  });
});
