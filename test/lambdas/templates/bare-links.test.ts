import { describe, expect, it } from 'vitest';
import type { TextNode } from '#contracts/text/rich-text.ts';
import { withBareLinks } from '#lambdas/templates/model/bare-links.ts';
import { mailTextOf } from '#test/support/mail-texts.ts';
import { written } from './mails.ts';

const linksIn = (text: string) => {
  const { content } = withBareLinks({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const [paragraph] = content as { content: TextNode[] }[];
  const nodes = paragraph?.content ?? [];
  expect(nodes.map((node) => node.text).join('')).toBe(text);
  return nodes.flatMap(({ text: shown, marks = [] }) =>
    marks.flatMap((mark) => (mark.type === 'link' ? [[shown, mark.attrs.href]] : [])),
  );
};

describe('an address that stands as text', () => {
  it.each([
    ['See https://dance.example/a?b=c#d.', 'https://dance.example/a?b=c#d'],
    ['לפרטים: https://dance.example/a, ועוד', 'https://dance.example/a'],
    ['(https://dance.example/a_(b))', 'https://dance.example/a_(b)'],
    ['(https://dance.example/a)', 'https://dance.example/a'],
    ['https://dance.example/שיעור!', 'https://dance.example/שיעור'],
    ['HTTP://DANCE.EXAMPLE', 'HTTP://DANCE.EXAMPLE'],
  ])('is a link in %j', (text, href) => expect(linksIn(text)).toEqual([[href, href]]));

  it('may begin with www', () => {
    expect(linksIn('www.dance.example')).toEqual([['www.dance.example', 'https://www.dance.example']]);
  });

  it('comes several times in a line', () => {
    expect(linksIn('https://a.example and https://b.example')).toHaveLength(2);
  });

  it.each([
    'https://',
    'www.',
    'http://localhost',
    'https://user:secret@dance.example',
    'a.example',
    'https://{{name}}',
  ])('is none in %j', (text) => expect(linksIn(text)).toEqual([]));

  it('leaves a link alone, whatever it shows', () => {
    const marks = [{ type: 'link' as const, attrs: { href: 'https://b.example' } }];
    const body = mailTextOf({ type: 'paragraph', content: [{ type: 'text', text: 'https://a.example', marks }] }).body;
    expect(withBareLinks(body)).toEqual(body);
  });

  it('takes no time that grows with the square of the text', () => {
    const time = (text: string) => {
      const began = performance.now();
      linksIn(text);
      return performance.now() - began;
    };
    time('https://a.example) '.repeat(1_000));
    expect(time(`https://a.example/${')'.repeat(20_000)}`)).toBeLessThan(1_000);
  });

  it('is followed in a mail, and written once in its plain text', async () => {
    const paragraph = {
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: 'https://dance.example/a' }],
    };
    const { mail } = await written(mailTextOf(paragraph));
    expect(mail.html).toMatch(/<a [^>]*href="https:\/\/dance\.example\/a"/);
    expect(mail.text.split('https://dance.example/a')).toHaveLength(2);
  });
});
