import { describe, expect, it } from 'vitest';
import { type Block, passagesOf, type RichText } from '#contracts/text/rich-text.ts';
import { firstSentence } from '#web/features/blog-editing/model/first-sentence.ts';
import { untranslatedCount, untranslatedTest } from '#web/features/blog-editing/model/untranslated.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const textOf = (...content: Block[]): RichText => ({ type: 'doc', content });
const cell = (text: string) => ({ type: 'tableCell' as const, content: [paragraph(text) as never] });
const picture = (alt: string): Block => ({ type: 'image', attrs: { src: '/images/a.webp', alt, width: 1, height: 1 } });

const hebrew = textOf(
  paragraph('נעל חדשה של Grishko'),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('לרכך') as never] }] },
  { type: 'table', content: [{ type: 'tableRow', content: [cell('Bloch'), cell('קשה')] }] },
  picture('זוג'),
  picture(''),
  { type: 'horizontalRule' },
);

describe('what is still to be translated', () => {
  it('is every paragraph, cell and image description that the source has too, but no name and no number', () => {
    expect(passagesOf(hebrew)).toEqual(['נעל חדשה של Grishko', 'לרכך', 'Bloch', 'קשה', 'זוג', '']);
    const source = { language: 'he' as const, body: hebrew, isUntranslated: untranslatedTest(hebrew, 'he', 'en') };
    expect(passagesOf(hebrew).filter(source.isUntranslated)).toEqual(['נעל חדשה של Grishko', 'לרכך', 'קשה', 'זוג']);
    expect(untranslatedCount(hebrew, source)).toBe(4);
    expect(untranslatedCount(textOf(paragraph('A new shoe'), picture('A pair')), source)).toBe(0);
    expect(untranslatedCount(hebrew, undefined)).toBe(0);
  });

  it('is still told by its script when the source has changed since', () => {
    const isUntranslated = untranslatedTest(textOf(paragraph('נעל אחרת')), 'he', 'en');
    expect(isUntranslated('נעל חדשה של Bloch')).toBe(true);
    expect(isUntranslated('The word for it is נעל')).toBe(false);
  });

  it('is told by its words alone between languages of one script', () => {
    const isUntranslated = untranslatedTest(textOf(paragraph('A pair'), paragraph('2007')), 'en', 'fr');
    expect(isUntranslated('A pair')).toBe(true);
    expect(isUntranslated('Une paire')).toBe(false);
    expect(isUntranslated('2007')).toBe(false);
  });
});

describe('the proposed excerpt', () => {
  const first = (...texts: string[]) => firstSentence(textOf(...texts.map(paragraph)), 'en');

  it('is the first sentence of the first paragraph with words', () => {
    expect(first(' ', 'A pair is stiff. It stays so.')).toBe('A pair is stiff.');
    expect(first()).toBe('');
    const heading: Block = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Before' }] };
    expect(firstSentence(textOf(heading, paragraph('האם זה נכון? כן.')), 'he')).toBe('האם זה נכון?');
  });

  it('is cut between two words where the contract takes no more', () => {
    const long = first('word '.repeat(200));
    expect(long).toMatch(/^(word )*word…$/);
    expect(long.length).toBeLessThanOrEqual(400);
    expect(first('x'.repeat(500)).length).toBeLessThanOrEqual(400);
  });
});
