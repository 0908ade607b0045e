import { describe, expect, it } from 'vitest';
import { testAddressEntrySchema, typedAddresses, wrongAddress } from '#contracts/templates/test-addresses.ts';

const faultOf = (text: string) => testAddressEntrySchema.safeParse(text).error?.issues[0]?.message;

describe('the addresses of a test mail', () => {
  it.each([', ', ';', ' ', '\n', ',\r\n ', '،', '；', '\u200F,\u200F'])('are separated by %j', (between) => {
    expect(typedAddresses(`a@x.example${between}b@x.example`)).toEqual(['a@x.example', 'b@x.example']);
  });

  it('come without the marks of direction that are pasted with them, and once', () => {
    expect(testAddressEntrySchema.parse('\u2067a@x.example\u2069, \u200FA@x.example\u200E,')).toEqual(['A@x.example']);
  });

  it('are from one to three, and each is an address', () => {
    expect(faultOf(' ,\n')).toBe('required');
    expect(faultOf('a@x.example b@x.example c@x.example d@x.example')).toBe('tooMany:3');
    expect(faultOf('a@x.example, Dana')).toBe('invalidEmail');
    expect(wrongAddress('a@x.example, Dana, b')).toBe('Dana');
  });
});
