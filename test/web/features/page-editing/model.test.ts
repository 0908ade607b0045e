import { describe, expect, it } from 'vitest';
import { plainTextLimit } from '#contracts/text/plain-text.ts';
import { differingPart } from '#web/features/page-editing/model/differing-part.ts';
import { publicPathOf, textIn } from '#web/features/page-editing/model/text-address.ts';
import { textFormSchema, textToSave } from '#web/features/page-editing/model/text-form.ts';

describe('the part in which two texts differ', () => {
  const base = 'a\n\nb\n\nc\n\nd\n\ne';
  it.each([
    ['changed', base, 'a\n\nb\n\nX\n\nd\n\ne', '…\n\nb\n\nc\n\nd\n\n…', '…\n\nb\n\nX\n\nd\n\n…'],
    ['added at the end', base, `${base}\n\nf`, '…\n\ne', '…\n\ne\n\nf'],
    ['taken from the beginning', base, 'b\n\nc\n\nd\n\ne', 'a\n\nb\n\n…', 'b\n\n…'],
    ['repeated', 'a\n\na', 'a\n\na\n\na', '…\n\na', '…\n\na\n\na'],
    ['all of it', 'a', 'b\n\nc', 'a', 'b\n\nc'],
  ])('is shown with what stands around it: %s', (_, one, other, ofOne, ofOther) => {
    expect(differingPart(one, other)).toBe(ofOne);
    expect(differingPart(other, one)).toBe(ofOther);
  });
});

describe('the form of a text [Q-012]', () => {
  it('saves nothing where it holds the text that the product brings, and tidies what is typed', () => {
    expect(textToSave({ text: ' Own\r\n\r\nText \n' }, 'Own\n\nText')).toBe('');
    expect(textToSave({ text: '' }, 'Own')).toBe('');
    expect(textToSave({ text: 'a\u202E\t \n\n\n\nb' }, 'Own')).toBe('a\n\nb');
  });

  it('takes what is not too long once it is tidied', () => {
    const long = 'x'.repeat(plainTextLimit);
    expect(textFormSchema.safeParse({ text: `${long}\n\n\n` }).success).toBe(true);
    const { error } = textFormSchema.safeParse({ text: `${long}x` });
    expect(error?.issues.map(({ message }) => message)).toEqual([`tooLong:${plainTextLimit}`]);
  });

  it('is found by its address, and begins with the reader’s own language', () => {
    expect(textIn('', 'ru')).toEqual({ page: 'accessibility', language: 'ru' });
    expect(textIn('?page=privacy&language=he', 'ru')).toEqual({ page: 'privacy', language: 'he' });
    expect(textIn('?page=imprint&language=de', 'fr')).toEqual({ page: 'accessibility', language: 'fr' });
    expect(publicPathOf({ page: 'privacy', language: 'he' }, 'he')).toBe('/privacy');
    expect(publicPathOf({ page: 'privacy', language: 'he' }, 'en')).toBe('/privacy?lang=he');
  });
});
