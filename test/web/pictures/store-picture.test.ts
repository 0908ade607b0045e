import { describe, expect, it } from 'vitest';
import { pictureLimit, pictureTypes } from '#contracts/pictures.ts';
import { fileFault } from '#web/shared/pictures/store-picture.ts';

describe('a file before it is uploaded', () => {
  it.each(pictureTypes)('may be %s', (type) => {
    expect(fileFault({ type, size: pictureLimit })).toBeUndefined();
  });

  it.each(['image/svg+xml', 'image/gif', 'text/html', ''])('may not be %s', (type) => {
    expect(fileFault({ type, size: 10 })).toBe('pictureType');
  });

  it('may not be larger than the limit', () => {
    expect(fileFault({ type: 'image/png', size: pictureLimit + 1 })).toBe('pictureSize');
  });
});
