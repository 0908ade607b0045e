import { describe, expect, it } from 'vitest';
import { kindOfAddress } from '#web/features/chat/model/source-address.ts';
import { waitingTime } from '#web/features/chat/model/waiting-time.ts';

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
