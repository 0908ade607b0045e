import { describe, expect, it } from 'vitest';
import type { Inline, Mark } from '#contracts/text/rich-text.ts';
import { p } from '#lambdas/platform/write-rich-text.ts';
import { mailTextOf } from '#test/support/mail-texts.ts';
import { written } from './mails.ts';

const bodyLinks = (html: string) =>
  [...html.matchAll(/<a class="accent" href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, words]) => `${href} ${words}`);
const linksIn = async (text: string, language: 'en' | 'he' = 'en') => {
  const { mail } = await written(mailTextOf(p(`${text} .`)), { language });
  return bodyLinks(mail.html);
};

describe('an address that is typed as text', () => {
  it.each([
    ['see https://pointe.example/shoes?a=1.', ['https://pointe.example/shoes?a=1']],
    ['(http://pointe.example/a_(b)), then', ['http://pointe.example/a_(b)']],
    ['“https://pointe.example/…”', ['https://pointe.example/']],
    ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['https://ru.example/пуанты', ['https://ru.example/пуанты']],
  ])('%s is a link without the sentence around it', async (text, addresses) => {
    expect(await linksIn(text)).toEqual(addresses.map((address) => `${address} ${address}`));
  });

  it('leads on by https where it begins with www', async () => {
    expect(await linksIn('at www.pointe.example/x, today')).toEqual([
      'https://www.pointe.example/x www.pointe.example/x',
    ]);
    const { mail } = await written(mailTextOf(p('at www.pointe.example/x, today')));
    expect(mail.text).toContain('at www.pointe.example/x, today');
  });

  it.each([
    'https://user:secret@pointe.example/',
    'javascript:https://pointe',
    'https://localhost',
    'mywww.pointe.example',
    'https://pointe.example/{{name}}',
    'www.',
    'https://',
    'noa@www.pointe.example',
  ])('%s is none', async (text) => {
    expect(await linksIn(`see ${text} here`)).toEqual([]);
  });

  it('stays as it is where somebody has made a link of it', async () => {
    const link: Mark = { type: 'link', attrs: { href: 'https://other.example/' } };
    const text: Inline = { type: 'text', text: 'https://pointe.example', marks: [link] };
    const { mail } = await written(
      mailTextOf({
        type: 'paragraph',
        content: [{ type: 'text', text: 'see ' }, text, { type: 'text', text: ' now' }],
      }),
    );
    expect(bodyLinks(mail.html)).toEqual(['https://other.example/ https://pointe.example']);
  });

  it('keeps its own direction in Hebrew, also in half bold letters, and after a prefix', async () => {
    // Set apart where it would otherwise be shown in another order.
    expect(await linksIn('נעליים ב-https://pointe.example/a/, וגם', 'he')).toEqual([
      'https://pointe.example/a/ <bdi dir="ltr">https://pointe.example/a/</bdi>',
    ]);
    expect(await linksIn('ראו https://pointe.example/a?b=1 כאן', 'he')).toEqual([
      'https://pointe.example/a?b=1 https://pointe.example/a?b=1',
    ]);
    const bold: Mark[] = [{ type: 'bold' }];
    const { mail: half } = await written(
      mailTextOf({
        type: 'paragraph',
        content: [
          { type: 'text', text: 'ראו https://poi' },
          { type: 'text', text: 'nte.example/a', marks: bold },
          { type: 'text', text: ' כאן' },
        ],
      }),
      { language: 'he' },
    );
    expect([...half.html.matchAll(/href="https:\/\/pointe\.example\/a"/g)]).toHaveLength(2);
  });

  it('becomes a button where a paragraph is nothing else', async () => {
    const { mail } = await written(mailTextOf(p('Hello'), p('https://pointe.example/shoes')));
    expect(bodyLinks(mail.html)).toEqual([]);
    expect(mail.html).toMatch(/class="main"[^>]*><a href="https:\/\/pointe\.example\/shoes"/);
    expect(mail.text.split('https://pointe.example/shoes')).toHaveLength(2);
  });

  it('is found in a moment, however long a row of signs is', async () => {
    const began = performance.now();
    await linksIn(`https://a.example/${'.)'.repeat(50_000)} https://b.example`);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
