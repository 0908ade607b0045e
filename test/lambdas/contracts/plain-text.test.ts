import { describe, expect, it } from 'vitest';
import { isPlainText, parsePlainText, plainTextLimit, textOf, tidyPlainText } from '#contracts/text/plain-text.ts';

const paragraph = (...lines: string[]) => ({ kind: 'paragraph', lines: lines.map((text) => [{ text }]) });
const list = (...items: string[]) => ({ kind: 'list', items: items.map((text) => [{ text }]) });
const heading = (text: string) => ({ kind: 'heading', text });
/** Every link of a text, as what it shows and where it leads. */
const linksIn = (text: string) =>
  parsePlainText(text)
    .flatMap((block) => (block.kind === 'heading' ? [] : block.kind === 'list' ? block.items : block.lines))
    .flat()
    .flatMap(({ text: shown, href }) => (href === undefined ? [] : [[shown, href]]));

describe('a text with three signs [Q-012]', () => {
  it('is paragraphs, headings and lists, however its lines end', () => {
    const typed = 'Lead\nsecond line\n\n## Title\nText\n- one\n\n-  two \nAfter\n##\n-\n#hash\n-dash\n###';
    const blocks = [
      paragraph('Lead', 'second line'),
      heading('Title'),
      paragraph('Text'),
      list('one', 'two'),
      paragraph('After'),
      paragraph('#hash', '-dash', '###'),
    ];
    expect(parsePlainText(typed)).toEqual(blocks);
    expect(parsePlainText(typed.replaceAll('\n', '\r\n'))).toEqual(blocks);
    expect(parsePlainText(typed.replaceAll('\n', '\u2028'))).toEqual(blocks);
  });

  it('is nothing where only blanks or bare signs are typed', () => {
    for (const text of ['', ' \n\t\n ', '##', '-\n## \n', '\u202E\u0000\uFEFF'])
      expect(parsePlainText(text)).toEqual([]);
  });

  it('stays text, whatever markup it looks like', () => {
    const hostile = '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) **b** &lt;';
    expect(parsePlainText(hostile)).toEqual([paragraph(hostile)]);
    expect(parsePlainText(`## ${hostile}`)).toEqual([heading(hostile)]);
    expect(parsePlainText(`- ${hostile}`)).toEqual([list(hostile)]);
  });

  it('links addresses as they are typed, without what ends the sentence around them', () => {
    expect(linksIn('See https://a.example/x?y=1#z, (https://b.example/c_(d)) or https://c.example.')).toEqual([
      ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
      ['https://b.example/c_(d)', 'https://b.example/c_(d)'],
      ['https://c.example', 'https://c.example/'],
    ]);
    expect(linksIn('ראו https://he.wikipedia.org/wiki/נגישות.')).toEqual([
      ['https://he.wikipedia.org/wiki/נגישות', `https://he.wikipedia.org/wiki/${encodeURIComponent('נגישות')}`],
    ]);
    expect(linksIn('- mailto:ada@dance.example.')).toEqual([['ada@dance.example', 'mailto:ada@dance.example']]);
    const [line = []] = parsePlainText('a https://b.example c').flatMap((each) =>
      each.kind === 'paragraph' ? each.lines : [],
    );
    expect(textOf(line)).toBe('a https://b.example c');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://plain.example',
    'vbscript:x',
    '//other.example',
    'https://bank.example@evil.example/',
    'https://user:word@evil.example/',
    'https://evil.example@evil.example/',
    'https://bank.example%2eevil.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://bänk.example/',
    'https://',
    'https://\u2067evil.example',
    'mailto:javascript@x',
    'mailto:a@b.example?subject=x'.replace('@b.example', '@-'),
    'xhttps://a.example',
  ])('makes no link of %s', (text) => {
    expect(linksIn(`before ${text} after`)).toEqual([]);
  });

  it('has no parameters in a mail address that could write the mail', () => {
    expect(linksIn('mailto:a@b.example?bcc=c@d.example')).toEqual([['a@b.example', 'mailto:a@b.example']]);
  });

  it('never turns the text around it: marks that do are taken out, and refused by the contract', () => {
    for (const mark of ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u0000', '\u0007', '\uD800']) {
      expect(isPlainText(`a${mark}b`), JSON.stringify(mark)).toBe(false);
      expect(isPlainText(tidyPlainText(`a${mark}b`))).toBe(true);
    }
    // A name in another script within Hebrew, and the marks of a keyboard.
    expect(isPlainText('עוגייה בשם \u2066i18next\u2069\u200F')).toBe(true);
    expect(linksIn('https://a.example\u202E/moc.elgoog')).toEqual([
      ['https://a.example/moc.elgoog', 'https://a.example/moc.elgoog'],
    ]);
    expect(linksIn('https://a.example\u2067/x')).toEqual([['https://a.example', 'https://a.example/']]);
  });

  it('is read in time that grows with its length, whatever it holds', () => {
    const hostile = [' ', 'https://', '(', 'https://a.example/)', '- ', '## ', '\n\n', '!', 'mailto:a.', '\u202E'];
    for (const piece of hostile) {
      const text = `${piece.repeat(plainTextLimit / piece.length)}x`;
      const begin = performance.now();
      parsePlainText(text);
      expect(performance.now() - begin, JSON.stringify(piece)).toBeLessThan(500);
    }
  });

  it('reads the same after it was tidied, and tidies once', () => {
    const typed = '\n\n a \t\n\n\n\n## b\r\n\r\n-  c  \u2029d\n';
    const tidy = tidyPlainText(typed);
    expect(tidy).toBe('a\n\n## b\n\n-  c\nd');
    expect(tidyPlainText(tidy)).toBe(tidy);
    expect(parsePlainText(tidy)).toEqual(parsePlainText(typed));
  });
});
