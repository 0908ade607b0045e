import { describe, expect, it } from 'vitest';
import { latinNames } from '#web/features/chat/model/latin-names.ts';
import { kindOfAddress } from '#web/features/chat/model/source-address.ts';
import { waitingTime } from '#web/features/chat/model/waiting-time.ts';

describe('names in Latin letters within a Hebrew answer', () => {
  it.each([
    ['נעלי Gaynor Minden עולות', ['נעלי ', 'Gaynor Minden', ' עולות']],
    ['Bloch, ואחריה So Dança.', ['', 'Bloch', ', ואחריה ', 'So Dança', '.']],
    ['Grishko 2007 (Nikolay)', ['', 'Grishko 2007', ' (', 'Nikolay', ')']],
    ['רוחב X ומעלה', ['רוחב ', 'X', ' ומעלה']],
    ['מידה 38', ['מידה 38']],
  ])('%s', (text, parts) => {
    expect(latinNames(text)).toEqual(parts);
  });
});

describe('the address of a source', () => {
  it.each([
    ['/brand/bloch', 'own'],
    ['https://example.com/shoes?x=1', 'external'],
    ['http://example.com', 'external'],
    ['//example.com', undefined],
    ['/\\example.com', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%j is %s', (address, kind) => {
    expect(kindOfAddress(address)).toBe(kind);
  });
});

describe('how long to wait', () => {
  it.each([
    [40, 'en', 'in 40 seconds'],
    [60, 'en', 'in 60 seconds'],
    [61, 'en', 'in 2 minutes'],
    [3_601, 'fr', 'dans 2 heures'],
    [40, 'he', 'בעוד 40 שניות'],
    [40, 'ru', 'через 40 секунд'],
    [300, 'es', 'dentro de 5 minutos'],
  ] as const)('%i seconds in %s', (seconds, language, text) => {
    expect(waitingTime(seconds, language)).toBe(text);
  });
});
