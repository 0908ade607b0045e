import { describe, expect, it } from 'vitest';
import type { DraftText } from '#contracts/blog/drafts.ts';
import { changeBetween } from '#lambdas/blog/model/text-change.ts';
import { draftText, paragraphs } from '../blog-harness.ts';

const of = (...texts: string[]): DraftText =>
  draftText('a', { title: 'Title', excerpt: '', body: paragraphs(...texts) });

describe('what a text says otherwise than the one before it', () => {
  it('counts each word as often as it is there, wherever it stands', () => {
    expect(changeBetween(of('a a b'), of('b a c'))).toEqual({ added: 1, removed: 1, words: 'b a c' });
    expect(changeBetween(of('one two'), of('two one'))).toEqual({ added: 0, removed: 0, words: '' });
    expect(changeBetween(of('one', 'two'), of('one two'))).toEqual({ added: 0, removed: 0, words: '' });
  });

  it('shows the words that are gone where none has come', () => {
    expect(changeBetween(of('one two three'), of('one two'))).toEqual({ added: 0, removed: 1, words: 'three' });
    expect(changeBetween(of('one two three'), of('two three'))).toMatchObject({ words: 'one two three' });
  });

  it('shows a line of them at most', () => {
    expect(changeBetween(of(), of('a b c d e f g h i')).words).toBe('a b c d e f g…');
    expect(changeBetween(of(), of('a b c d e f g. h')).words).toBe('a b c d e f g…');
    expect(changeBetween(of(), of('x'.repeat(500))).words).toBe(`${'x'.repeat(80)}…`);
  });

  it('reads the title, the excerpt, cells, items and image descriptions', () => {
    const cell = (text: string) => ({ type: 'tableCell' as const, content: paragraphs(text).content as never });
    const after = draftText('a', {
      title: 'New',
      excerpt: 'excerpt',
      body: {
        type: 'doc',
        content: [
          { type: 'table', content: [{ type: 'tableRow', content: [cell('left'), cell('right')] }] },
          { type: 'image', attrs: { src: '/images/a.webp', alt: 'a pair', width: 1, height: 1 } },
        ],
      },
    });
    expect(changeBetween(of(), after)).toEqual({ added: 6, removed: 1, words: 'New excerpt left right a pair' });
  });
});
