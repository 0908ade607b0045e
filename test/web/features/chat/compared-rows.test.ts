import { describe, expect, it } from 'vitest';
import { rowsOf } from '#web/features/chat/model/compared-rows.ts';

const paragraph = (text: string, aspect?: string) => ({ text, sources: [], ...(aspect ? { aspect } : {}) });

describe('the paragraphs of an answer', () => {
  it('stand by themselves, but for those that follow each other under one aspect', () => {
    const rows = rowsOf([
      paragraph('first'),
      paragraph('second'),
      paragraph('Bloch', 'Price'),
      paragraph('Capezio', 'Price'),
      paragraph('Bloch', 'Founded'),
      paragraph('last'),
    ]);
    expect(rows.map(({ aspect, paragraphs }) => [aspect, ...paragraphs.map(({ text }) => text)])).toEqual([
      [undefined, 'first'],
      [undefined, 'second'],
      ['Price', 'Bloch', 'Capezio'],
      ['Founded', 'Bloch'],
      [undefined, 'last'],
    ]);
  });
});
