import { describe, expect, it } from 'vitest';
import { placeOf } from '#contracts/templates/typed-words.ts';
import type { Block, Inline, Mark } from '#contracts/text/rich-text.ts';
import { p } from '#lambdas/platform/write-rich-text.ts';
import { unfilledWords } from '#lambdas/templates/index.ts';
import { mailText, mailTextOf } from '#test/support/mail-texts.ts';
import { written } from './mails.ts';

const text = (words: string, ...marks: Mark[]): Inline => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: Inline[]) => ({ type: 'paragraph', content }) as const;
const bold: Mark = { type: 'bold' };
const italic: Mark = { type: 'italic' };
const link: Mark = { type: 'link', attrs: { href: 'https://shop.example/' } };

const body = (html: string) => html.slice(html.indexOf('</h1>'));

/** The words, and the braces or signs of direction in them that no reader should see. */
const spellings = [
  '{{name}}',
  '{{ name }}',
  '{{\u00A0name\u00A0}}',
  '{{\u202Fname\u2009}}',
  '{{\u3000name}}',
  '{{\u200Fname}}',
  '{{name\u200E}}',
  '{{\u200Bname\uFEFF}}',
  '{{na\u00ADme}}',
  '{{\u2068name\u2069}}',
  '{\u200B{name}\u2060}',
];

describe('a variable', () => {
  it.each(spellings.map((typed) => [JSON.stringify(typed), typed] as const))(
    '%s is filled in everywhere, however it was pasted',
    async (_shown, typed) => {
      const full = mailText({
        subject: `Hi ${typed}`,
        preheader: `For ${typed}`,
        body: mailTextOf(paragraph(text(`Dear ${typed},`)), paragraph(text(`Go, ${typed}`, link))).body,
      });
      expect(unfilledWords(full)).toEqual([]);
      const { mail } = await written(full);
      expect(mail.subject).toBe('Hi Noa');
      expect(mail.text).toContain('Dear Noa,');
      expect(mail.text).toContain('Go, Noa:\nhttps://shop.example/');
      expect(mail.html).toContain('Dear <bdi>Noa</bdi>,');
      expect(`${mail.subject}${mail.text}${body(mail.html)}`).not.toMatch(/[{}]|&#12[35];/);
    },
  );

  const parted: [string, Inline[], string][] = [
    ['with a bold name', [text('Dear {{'), text('name', bold), text('}},')], 'Dear <strong><bdi>Noa</bdi></strong>,'],
    ['with half a name in italics', [text('{{na'), text('me}}', italic), text('!')], '<bdi>Noa</bdi>!'],
    ['with one brace in bold', [text('{', bold), text('{name}}')], '<bdi>Noa</bdi>'],
    [
      'beside another one',
      [text('{{name}} {{'), text('name', bold), text('}} {{name}}')],
      '<bdi>Noa</bdi> <strong><bdi>Noa</bdi></strong> <bdi>Noa</bdi>',
    ],
  ];
  it.each(parted)('%s is filled in, in the marks of its name', async (_title, content, html) => {
    const typed = mailTextOf(paragraph(...content));
    expect(unfilledWords(typed)).toEqual([]);
    const { mail } = await written(typed);
    expect(mail.html).toContain(html);
    expect(mail.text).not.toMatch(/[{}]/);
  });

  it('with a linked name becomes a button, with bold letters in a heading the title', async () => {
    const heading: Block = {
      type: 'heading',
      attrs: { level: 2 },
      content: [text('For {{'), text('name', bold), text('}}')],
    };
    const { mail } = await written(mailTextOf(heading, paragraph(text('{{'), text('name', link), text('}}'))));
    expect(mail.html).toContain('<h1 style="margin:0;font:inherit">For <bdi>Noa</bdi></h1>');
    expect(mail.html).toMatch(/class="main"[^>]*><a href="https:\/\/shop\.example\/"[^>]*><bdi>Noa<\/bdi>/);
    expect(mail.text).toContain('Noa:\nhttps://shop.example/');
  });

  it('is not cut in half by the words that stand for a missing preheader', async () => {
    const { mail } = await written({ ...mailTextOf(p(`${'word '.repeat(29)}{{ name }} and more`)), preheader: '' });
    expect(body(mail.html)).not.toContain('&#123;');
    expect(mail.html.slice(0, mail.html.indexOf('&#847;'))).not.toContain('&#123;');
  });
});

const found = (typed: string) => unfilledWords(mailTextOf(p(typed))).map((each) => [each.code, each.typed].join(' '));

describe('words that only look like a variable', () => {
  it.each([
    ['{{first name}}', '{{first name}}'],
    ['{{{name}}}', '{{{name}}}'],
    ['{{Name}}', '{{Name}}'],
    ['{{ nmae }}', '{{nmae}}'],
    ['{{name|dear reader}}', '{{name|dear reader}}'],
    ['{{name}', '{{name}'],
    ['{name}}', '{name}}'],
    ['{ { name } }', '{'],
    ['Dear {{name', '{{'],
    ['name}} dear', '}}'],
    ['{{}}', '{{}}'],
    ['{{#if name}}', '{{#if name}}'],
    ['｛｛name｝｝', '｛｛name｝｝'],
    ['{{{{name}}}}', '{{{{name}}}}'],
  ])('%s stops a campaign', (typed, shown) => {
    expect(found(typed)).toContain(`unknownVariable ${shown}`);
  });

  it.each([
    '{name}',
    '{{name}} {x}',
    '{ {{name}}',
    '#{name}',
    'Hi $name$',
    '{% name %}',
    '*|FNAME|*',
    '%name%',
    '%%FIRST_NAME%%',
    '%recipient.name%',
    '[[name]]',
    '[First Name]',
    '[שם פרטי]',
    '<%= name %>',
    '<<name>>',
    '#name#',
    '|NAME|',
    'Dear %s,',
    'Dear {',
    '}',
  ])('%s is at least warned of', (typed) => {
    expect(found(typed)).not.toEqual([]);
  });

  it.each([
    '50% off, then 20% more',
    'sizes [1] [2]',
    'a * b | c',
    '« Nom »',
    'https://he.wikipedia.org/wiki/%D7%A9%D7%9C%D7%95%D7%9D',
    '100% silk',
    'C# and #pointe',
    'a < b > c',
    'name: Noa (name)',
    "jusqu'à -30 %d'ici dimanche",
  ])('%s is text', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('in a link stop a campaign, since nothing is filled in there', () => {
    const linked = (href: string) =>
      unfilledWords(mailTextOf(paragraph(text('here', { type: 'link', attrs: { href } })))).map(({ code }) => code);
    expect(linked('https://shop.example/?n={{name}}')).toEqual(['variableInLink']);
    expect(linked('https://shop.example/?n=%7B%7Bname%7D%7D')).toEqual(['variableInLink']);
    expect(linked('mailto:desk@shop.example?subject={{nmae}}')).toEqual(['variableInLink']);
    expect(linked('https://shop.example/?e=*|EMAIL|*')).toEqual(['looksLikeVariable']);
    expect(linked('https://shop.example/%D7%A9%D7%9C?a=1%25')).toEqual([]);
  });

  it('are found in what every mail says, such as the name of the site', () => {
    expect(unfilledWords(mailText(), ['Pointe {city}'])).toEqual([{ code: 'looksLikeVariable', typed: '{city}' }]);
  });

  it('are found in a text of unseen signs and braces without end, in no time', () => {
    const long = `{${'\u200B'.repeat(9_000)}{${'a\u200B'.repeat(2_000)} {{${'\u00A0'.repeat(5_000)}`;
    expect(unfilledWords(mailTextOf(paragraph(text(long)))).length).toBeGreaterThan(0);
  });
});

it.each([
  ['Dear {{nmae}}, hello', '{{nmae}}', '{{nmae}}'],
  ['Dear {{ \u00A0nmae }}', '{{nmae}}', '{{ \u00A0nmae }}'],
  ['Dear {\u200B{nmae}}', '{{nmae}}', '{\u200B{nmae}}'],
  ['Dear {{first  name}}', '{{first name}}', '{{first  name}}'],
  ['Dear {{{{name}}}}', '{{…}}', '{{{{name}}}}'],
  ['Dear *|FNAME|*', '*|FNAME|*', '*|FNAME|*'],
  ['Dear reader', '{{nmae}}', undefined],
])('of what is named, the words are found as they were typed: %s', (typed, words, found) => {
  const place = placeOf(words, typed);
  expect(place && typed.slice(place.start, place.end)).toBe(found);
});
