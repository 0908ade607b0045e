import { describe, expect, it } from 'vitest';
import { mailCategories } from '#contracts/templates/mail-category.ts';
import { mailTextSchema } from '#contracts/templates/mail-text.ts';
import { usedVariables } from '#contracts/templates/typed-words.ts';
import { languages } from '#contracts/text/language.ts';
import type { Mark } from '#contracts/text/rich-text.ts';
import { p, table, ul } from '#lambdas/platform/write-rich-text.ts';
import { mailValues, unfilledWords } from '#lambdas/templates/index.ts';
import { fillTemplate, requireSimpleTemplate } from '#scripts/local/ses/template-text.ts';
import { mailText, mailTextOf } from '#test/support/mail-texts.ts';
import { visualOrder } from '#test/support/visual-order.ts';
import { links, site, written } from './mails.ts';

const attacks = [
  "{{constructor.constructor('x')()}}",
  '{{{name}}}',
  '{{#each items}}x{{/each}}',
  '{{!-- hidden --}}',
  '{{>partial}} {{&name}}',
  '\\{{name}',
  '{{name}}} and {{{name}}',
  '}}{{',
  '{{unsubscribeText}} {{nameHtml}} {{toString}}',
  '<script>alert(1)</script> & "quotes"',
];

/** The words that a reader sees of HTML. */
const readable = (html: string) =>
  html
    .replaceAll(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#123;', '{')
    .replaceAll('&#125;', '}')
    .replaceAll('&#92;', '\\')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('braces that somebody typed', () => {
  it.each(attacks)('%s is printed as it was typed, in subject, preheader, HTML and text [Q-031]', async (typed) => {
    const { compiled, mail } = await written(
      mailText({ subject: typed, preheader: typed, body: mailTextOf(p(typed)).body }),
    );
    const shown = typed.replaceAll(/(?<!\{)\{\{name\}\}(?!\})/g, 'Noa');
    expect(mail.subject).toBe(shown);
    expect(mail.text).toContain(shown);
    // In the title of the document, the preheader, the title and the body.
    expect(readable(mail.html).split(shown).length - 1).toBeGreaterThanOrEqual(4);
    expect(mail.html).not.toContain('<script');
    for (const part of Object.values(compiled)) {
      const asked = [...part.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name);
      expect(
        asked.filter(
          (name) =>
            !/^((name|greeting|email|unsubscribe|preferences)(Html|Text)|braceOpen|braceClose|backslash)$/.test(
              name ?? '',
            ),
        ),
      ).toEqual([]);
      // No third brace and no backslash stands beside a variable, which SES would read.
      expect(part).not.toMatch(/\{\{\{|\}\}\}|\\\{/);
    }
  });

  it.each(attacks)('%s reaches the mail service as nothing but known values', async (typed) => {
    const text = mailText({ subject: typed, preheader: typed, body: mailTextOf(p(typed), ul(typed)).body });
    const { compiled, values, mail } = await written(text);
    for (const [part, template] of Object.entries(compiled)) {
      requireSimpleTemplate(template);
      expect(fillTemplate(template, values)).toBe(mail[part as keyof typeof mail]);
    }
  });

  it('in a link are part of its address', async () => {
    const { mail } = await written(mailTextOf(p('See [the shop](https://shop.example/a{{b}}\\c) now')));
    expect(mail.html).toContain('href="https://shop.example/a%7B%7Bb%7D%7D%5Cc"');
    expect(mail.text).toContain('the shop (https://shop.example/a{{b}}\\c)');
  });
});

describe('the values of a mail', () => {
  it('are escaped for HTML and as they are in subject and text', async () => {
    const person = { name: 'Noa <b>&"{{name}}', email: "o'hara@dance.example" };
    const text = mailText({ subject: 'For {{name}}', body: mailTextOf(p('{{ greeting }} {{email}}')).body });
    const { mail } = await written(text, { person });
    expect(mail.subject).toBe('For Noa <b>&"{{name}}');
    expect(mail.text).toContain('Hello Noa <b>&"{{name}}, o\'hara@dance.example');
    expect(mail.html).toContain('Hello Noa &lt;b&gt;&amp;&quot;{{name}}, <bdi>o&#39;hara@dance.example</bdi>');
  });

  it('never break a line nor turn what stands around them', async () => {
    const person = { name: 'Noa\r\nBcc: all@dance.example\u202E\u2066', email: 'noa@dance.example' };
    const { mail } = await written(mailText({ subject: 'For {{name}}' }), { person });
    expect(mail.subject).toBe('For Noa Bcc: all@dance.example');
  });

  it('know a greeting without a name', () => {
    const greetings = languages.map((language) =>
      mailValues({ name: '', email: 'a@b.example', language }, links, { site, nameless: undefined }),
    );
    expect(greetings.map(({ greetingText }) => greetingText)).toEqual([
      'שלום,',
      'Hello,',
      'Здравствуйте!',
      'Bonjour,',
      'Hola:',
    ]);
  });

  it('have the words of the writer where no name is known, and greet as ever', async () => {
    const text = mailText({
      subject: '{{name}}, winter fittings',
      body: mailTextOf(p('{{greeting}} For {{name}}.')).body,
      nameless: 'Friends & dancers',
    });
    const { mail } = await written(text, { person: { name: ' \u202E', email: 'a@b.example' } });
    expect(mail.subject).toBe('Friends & dancers, winter fittings');
    expect(mail.text).toContain('Hello, For Friends & dancers.');
    expect(mail.html).toContain('For <bdi>Friends &amp; dancers</bdi>.');
    const named = await written(text);
    expect(named.mail.subject).toBe('Noa, winter fittings');
  });

  it('keep the direction of a name in another script', () => {
    const greet = (name: string, language: 'he' | 'en') =>
      mailValues({ name, email: 'a@b.example', language }, links, { site, nameless: undefined }).greetingText;
    expect(greet('Noa', 'he')).toBe('שלום \u2068Noa\u2069,');
    expect(greet('נועה', 'he')).toBe('שלום נועה,');
    expect(greet('נועה', 'en')).toBe('Hello \u2068נועה\u2069,');
  });

  it('of the site stand in the template itself', async () => {
    const { compiled } = await written(mailTextOf(p('{{siteName}} at {{siteUrl}}')));
    expect(compiled.text).toContain('Pointe & Co at https://pointe.example');
    expect(compiled.html).toContain('<bdi>Pointe &amp; Co</bdi> at <bdi>https://pointe.example</bdi>');
  });
});

describe('the words for a missing name', () => {
  it('may be left out, and are one short line', () => {
    const isValid = (nameless?: string) => mailTextSchema.safeParse({ ...mailText(), nameless }).success;
    expect([undefined, '', 'a'.repeat(50)].map(isValid)).toEqual([true, true, true]);
    expect(['a'.repeat(51), 'two\nlines'].map(isValid)).toEqual([false, false]);
  });

  it('have no variables of their own', () => {
    expect(unfilledWords(mailText({ nameless: '{{name}} or {name}' }))).toEqual([
      { code: 'unknownVariable', typed: '{{name}}' },
      { code: 'looksLikeVariable', typed: '{name}' },
    ]);
  });
});

describe('variables', () => {
  it('that are used are listed once, in the order of the list', () => {
    const texts = {
      en: mailText({ subject: '{{siteName}}: {{name}}' }),
      he: mailTextOf(table([['{{name}}', '{{nmae}}']])),
    };
    expect(usedVariables(Object.values(texts))).toEqual(['greeting', 'name', 'siteName']);
  });

  it('that nobody knows are found in subject, preheader, body and descriptions of pictures', () => {
    const picture = { type: 'image', attrs: { src: '/images/a.png', alt: '{{alt}}', width: 1, height: 1 } } as const;
    const body = mailTextOf(p('{{ nmae }} {{nmae}} {{name}}'), picture).body;
    expect(unfilledWords(mailText({ subject: '{{שם}}', preheader: '{{date}}', body }))).toEqual(
      ['שם', 'date', 'nmae', 'alt'].map((name) => ({ code: 'unknownVariable', typed: `{{${name}}}` })),
    );
  });
});

describe('each category in each language', () => {
  const all = mailCategories.flatMap((category) => languages.map((language) => ({ category, language })));

  it.each(all)('$category, $language: names the site, why it came, its address and both links', async (options) => {
    const { mail, compiled } = await written(mailText(), options);
    for (const part of [readable(mail.html), mail.text.replaceAll(/[\u2066-\u2069]/g, '')]) {
      expect(part).toContain('Pointe & Co');
      expect(part).toContain('1 Barre Street, Haifa');
    }
    expect(mail.html).toContain(`href="${links.unsubscribe.replaceAll('&', '&amp;')}"`);
    expect(mail.html).toContain(`href="${links.preferences}"`);
    // So that SES neither leads a reader's token through its own server nor reports it.
    expect(mail.html.match(/<a [^>]*ses:no-track/g)?.length).toBeGreaterThanOrEqual(2);
    expect(mail.text).toContain(`\n${links.unsubscribe}\n`);
    expect(mail.text).toContain(`\n${links.preferences}\n`);
    expect(mail.html).toContain(`lang="${options.language}"`);
    expect(Buffer.byteLength(compiled.html)).toBeLessThan(20_000);
    for (const template of Object.values(compiled)) requireSimpleTemplate(template);
  });

  it.each(mailCategories)(
    '%s runs from right to left in Hebrew, column by column, and never otherwise [Q-031]',
    async (category) => {
      const directions = async (language: 'he' | 'en') => {
        const { html } = (await written(mailText(), { category, language })).compiled;
        const columns = [...html.matchAll(/class="[^"]*mj-column[^"]*" style="([^"]*)"/g)].map(
          ([, style]) => style ?? '',
        );
        expect(columns.length).toBeGreaterThanOrEqual(3);
        return [
          ...columns,
          ...[...html.matchAll(/style="([^"]*\bdirection:[^"]*)"/g)].map(([, style]) => style ?? ''),
        ].map((style) => /direction:(\w+)/.exec(style)?.[1]);
      };
      expect(new Set(await directions('he'))).toEqual(new Set(['rtl']));
      expect(new Set(await directions('en'))).toEqual(new Set(['ltr']));
    },
  );

  it('says that it knows light and dark', async () => {
    const { html } = (await written(mailText())).compiled;
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });
});

describe('numbers and names from left to right in a Hebrew mail', () => {
  const typed = [
    ...['04-855-1234', '050-123-4567', '2026-12-04', '4-12-2026', '12-345-678901', '+972-4-855-1234', '*6565'],
    ...[
      '03 555 1234',
      '(03) 555-1234',
      '1-700-700-700',
      '4–5–6',
      '3.5-4-4.5',
      'S0180L-2-XX',
      '10:00–14:00',
      '₪349–₪420',
    ],
    ...['20%–15%', '−5%', '85 – 95', 'Gaynor Minden', 'Pointe & Co', 'C+', '@pointe_shoes', '/blog/shoes'],
  ];
  /** The paragraph of the body, as a mail program shows it. */
  const shownIn = (html: string): string => {
    const [, paragraph = ''] = /<p style="margin:0 0 16px">(לתיאום.*?)<\/p>/.exec(html) ?? [];
    return visualOrder(
      readable(
        paragraph.replaceAll('<bdi dir="ltr">', '\u2066').replaceAll('<bdi>', '\u2068').replaceAll('</bdi>', '\u2069'),
      ),
    );
  };
  it.each(typed)('%s arrives as it was typed, in HTML, text and subject', async (one) => {
    const words = `לתיאום: ${one}, ועוד`;
    const body = mailTextOf(p(words)).body;
    const { mail } = await written(mailText({ subject: words, preheader: words, body }), { language: 'he' });
    expect(shownIn(mail.html)).toContain(one);
    expect(visualOrder(mail.subject)).toContain(one);
    const line = mail.text.split('\n').find((each) => each.startsWith('לתיאום')) ?? '';
    expect(visualOrder(line)).toContain(one);
  });

  it('stay whole where a part of them is bold or a link', async () => {
    const text = (words: string, ...marks: Mark[]) => ({ type: 'text' as const, text: words, marks });
    const link = { type: 'link' as const, attrs: { href: 'https://shop.example/' } };
    const content = [
      text('לתיאום 2'),
      text('–', { type: 'bold' }),
      text('5, '),
      text('04–8', link),
      text('5–1', link, { type: 'bold' }),
      text(' ועוד'),
    ];
    const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] };
    const { mail } = await written(mailText({ body }), { language: 'he' });
    expect(shownIn(mail.html)).toContain('2–5');
    expect(shownIn(mail.html)).toContain('04–85–1');
    const line = mail.text.split('\n').find((each) => each.startsWith('לתיאום')) ?? '';
    expect(visualOrder(line)).toContain('2–5');
    expect(line).toContain('04–85–1 (https://shop.example/)');
  });

  it('leave the blank and the comma beside a bold name where they are', async () => {
    const content = [
      { type: 'text' as const, text: 'לתיאום עם' },
      { type: 'text' as const, text: ', Bloch ', marks: [{ type: 'bold' as const }] },
      { type: 'text' as const, text: 'בלבד' },
    ];
    const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] };
    const { mail } = await written(mailText({ body }), { language: 'he' });
    expect(shownIn(mail.html)).toBe('דבלב Bloch ,םע םואיתל');
  });

  it('need nothing in a mail from left to right but to stay in one line', async () => {
    const { mail } = await written(mailTextOf(p('Gaynor Minden, 120–150 ₪ or 04-855-1234')));
    const apart = (number: string) => `<span style="white-space:nowrap">${number}</span>`;
    expect(mail.html).toContain(`Gaynor Minden, ${apart('120–150')} ₪ or ${apart('04-855-1234')}`);
  });
});

describe('a body', () => {
  it('has a button where a paragraph is nothing but a link, of which the first is the main one', async () => {
    const body = mailTextOf(
      p('[Read on](/blog/a)'),
      p('[Or ask](mailto:a@b.example)'),
      p('See [this](/tips) too'),
    ).body;
    const { mail } = await written(mailText({ body }));
    expect(mail.html).toMatch(/class="main"[^>]*><a href="https:\/\/pointe\.example\/blog\/a\?lang=en"/);
    expect(mail.html).toMatch(/class="other"[^>]*><a href="mailto:a@b\.example"/);
    expect(mail.html).toContain('<a class="accent" href="https://pointe.example/tips?lang=en"');
    expect(mail.text).toContain('Read on:\nhttps://pointe.example/blog/a?lang=en');
    expect(mail.text).toContain('See this (https://pointe.example/tips?lang=en) too');
  });

  it('shows its own pictures from the site, with what they show', async () => {
    const picture = { src: '/images/blog/a.jpg', alt: 'A {{name}} & "box"', width: 1008, height: 504 };
    const { mail } = await written(mailTextOf({ type: 'image', attrs: picture }));
    expect(mail.html).toContain(
      '<img class="quiet" src="https://pointe.example/images/blog/a.jpg" alt="A Noa &amp; &quot;box&quot;" width="560" height="280"',
    );
    expect(mail.text).toContain('[A Noa & "box"]');
  });

  it('has tables that a phone shows row by row, with the heads beside the cells', async () => {
    const rows = [
      ['Shoe', 'Box', 'Shank'],
      ['Aurora', 'round', 'soft'],
    ];
    const { mail } = await written(mailTextOf(table(rows)));
    expect(mail.html).toContain('<table class="stack"');
    expect(mail.text).toContain('Aurora\nBox: round\nShank: soft');
  });

  it('gives the mail its title by a first heading, else the subject does', async () => {
    const headed = mailTextOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Up!' }] },
      p('x'),
    );
    expect((await written(headed)).mail.html).toMatch(/<h1[^>]*>Up!<\/h1>/);
    expect((await written(mailText())).mail.html).toMatch(/<h1[^>]*>New shoes in the guide<\/h1>/);
  });

  it('lends its first words to lists of mails where there is no preheader', async () => {
    const { mail } = await written({ ...mailTextOf(p('A new pair.')), preheader: '' });
    expect(mail.html).toMatch(/opacity:0;overflow:hidden;">A new pair\.&#847;/);
  });
});
