import { expect, it } from 'vitest';
import { copiedText } from '#web/features/chat/model/copied-text.ts';

it('copies a comparison with the names of its rows, and the numbers that its sources are listed by', () => {
  const sources = [
    { title: 'Bloch', address: 'https://example.com/bloch' },
    { title: 'Freed', address: 'https://example.com/freed' },
  ];
  const paragraphs = [
    { text: 'No brand is best for everyone.', sources: [] },
    { text: 'Bloch costs 90.', sources: [1], aspect: 'Price' },
    { text: 'Freed costs 100.', sources: [2], aspect: 'Price' },
    { text: 'Both soften.', sources: [1, 2] },
  ];
  expect(copiedText({ paragraphs, sources })).toBe(
    [
      'No brand is best for everyone.',
      'Price:\nBloch costs 90. [1]\nFreed costs 100. [2]',
      'Both soften. [1] [2]',
      '[1] Bloch https://example.com/bloch\n[2] Freed https://example.com/freed',
    ].join('\n\n'),
  );
});
