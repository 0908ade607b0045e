import { describe, expect, it } from 'vitest';
import { mailKinds } from '#contracts/platform/mail-kinds.ts';
import { languages } from '#contracts/text/language.ts';
import { renderMail } from '#lambdas/platform/mail/render-mail.ts';
import { visualOrder } from '#test/support/visual-order.ts';

const links = { link: 'https://pointe.example/login?lang=en', resetLink: 'https://pointe.example/reset' };
const written = { subject: 'Your fitting', message: 'Tuesday at five.\n\nBring your old pair.' };

describe('a mail', () => {
  it.each(languages.flatMap((language) => mailKinds.map((kind) => [kind, language] as const)))(
    '%s is whole in %s: subject, both parts, direction, nothing left open [S-014]',
    (kind, language) => {
      const mail = renderMail(kind, language, { username: 'Noa', code: '123456', ...links, ...written });
      expect(mail.subject).toMatch(/\S/);
      expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">`);
      for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/\{\{|undefined/);
      expect(mail.text.length).toBeGreaterThan(40);
    },
  );

  it('shows a code big, keeps Cognito’s placeholder as it is, and has it in the plain part too', () => {
    const mail = renderMail('signUpCode', 'he', { username: 'נועה', code: '{####}' });
    expect(mail.html).toMatch(/<p dir="ltr"[^>]*>\{####\}<\/p>/);
    expect(mail.text).toContain('{####}');
    expect(mail.subject).not.toContain('{');
  });

  it.each(languages.flatMap((language) => mailKinds.map((kind) => [kind, language] as const)))(
    '%s shows in %s as text what its buttons open, in both parts',
    (kind, language) => {
      const { html, text } = renderMail(kind, language, { username: 'Noa', code: '123456', ...links });
      const opened = [...html.matchAll(/ href="([^"]+)"/g)].map(([, link = '']) => link);
      for (const link of opened) {
        expect(html).toContain(`word-break:break-all">${link}</span>`);
        expect(text).toContain(`\n${link}`);
      }
      for (const part of [html, text]) expect(part).toContain('123456');
    },
  );

  it.each(languages)('breaks the address beside a button in %s anywhere, and no word before it', (language) => {
    const { html } = renderMail('newsletterConfirmation', language, links);
    const [, paragraph = '', address = ''] =
      /<p class="quiet" style="([^"]*)">[^<]+<span dir="ltr" style="([^"]*)">/.exec(html) ?? [];
    expect(paragraph).toContain('font-size');
    expect(paragraph).not.toMatch(/word-break|anywhere/);
    expect(address).toContain('word-break:break-all');
  });

  it('sets the colon of the French text part apart, with a space that does not break', () => {
    const { text } = renderMail('newsletterConfirmation', 'fr', { ...links, code: '123456' });
    expect(text).toMatch(/confirmation\u00a0:\n/);
    expect(text).not.toMatch(/[^\u00a0\s]:\n/);
    expect(renderMail('newsletterConfirmation', 'en', links).text).toMatch(/\w:\n/);
  });

  it('sets no Hebrew letters apart', () => {
    const nameOf = (language: 'he' | 'en') =>
      /<p class="accent" style='([^']*)'>/.exec(renderMail('accountExists', language, links).html)?.[1];
    expect([nameOf('he'), nameOf('en')]).toEqual([
      expect.not.stringContaining('letter-spacing'),
      expect.stringContaining('letter-spacing'),
    ]);
  });

  it.each(mailKinds)('%s: lists of mails show its first words, not the name of the site', (kind) => {
    const { html, text } = renderMail(kind, 'en', { username: 'Noa', ...links, ...written });
    const preview = /<div style="display:none[^>]*>([^&]+)/.exec(html)?.[1] ?? '';
    expect(preview).toMatch(/\w+ \w+/);
    const [, , ...said] = text.replace('Hello Noa,\n\n', '').split('\n\n');
    expect(said[0]?.replaceAll('’', '')).toContain(preview.split('<bdi>')[0]?.replaceAll('’', ''));
  });

  it.each(['secondFactorOn', 'secondFactorOff', 'recoveryCodeUsed', 'passwordChanged', 'usernameChanged'] as const)(
    '%s: who did not do this is told to choose a new password, and then gets the button for it',
    (kind) => {
      const { html, text } = renderMail(kind, 'en', { username: 'Noa', link: links.link });
      for (const part of [html, text]) expect(part).toMatch(/If this was not you[\s\S]*Choose a new password/);
      expect(html).toContain(`href="${links.link}"`);
      expect(text).toContain(`Choose a new password:\n${links.link}\n`);
    },
  );

  it('keeps a name’s own direction, and puts nothing into it that would be copied', () => {
    const { html, text } = renderMail('accountCreated', 'he', { username: 'noa-2.' });
    expect(html).toContain('שלום <bdi>noa-2.</bdi>,');
    expect(text).toContain('שלום noa-2.,');
  });

  it('keeps numbers and names as an administrator has typed them, in a line from right to left', () => {
    const typed = 'לתיאום 04–855–1234 בין 10:00–14:00';
    const { subject, html, text } = renderMail('fromAdministrator', 'he', {
      subject: typed,
      message: `${typed}\n10–12`,
    });
    expect(visualOrder(subject)).toContain('10:00–14:00 ןיב 04–855–1234');
    expect(text.split('\n\n').map(visualOrder)).toContain(visualOrder(subject));
    expect(html).toContain('לתיאום <bdi dir="ltr">04–855–1234</bdi> בין <bdi dir="ltr">10:00–14:00</bdi></p>');
    expect(html).toContain('><bdi dir="ltr">10–12</bdi></p>');
  });

  it('shows what an administrator has typed as text, each line in the direction of its own words', () => {
    const message = 'שלום!\n\n<img src=x> {{code}} & more';
    const { subject, html, text } = renderMail('fromAdministrator', 'en', {
      code: '1',
      subject: 'A & {{code}}',
      message,
    });
    expect(subject).toBe('A & {{code}}');
    expect(html).toMatch(
      /<p dir="auto"[^>]*>שלום!<\/p>\n<p dir="auto"[^>]*>&lt;img src=x&gt; {{code}} &amp; more<\/p>/,
    );
    expect(text).toContain('שלום!\n\n<img src=x> {{code}} & more');
  });

  it('has nothing that could be taken for a code, except the code', () => {
    for (const kind of mailKinds) {
      const { html } = renderMail(kind, 'en', { code: '123456', ...links });
      expect(new Set(html.match(/\b\d{6}\b/g))).toEqual(new Set(['123456']));
    }
  });

  it('escapes what people call themselves, in text and in addresses', () => {
    const mail = renderMail('passwordReset', 'en', {
      username: '<img src=x onerror=alert(1)>"\'&',
      link: 'https://pointe.example/reset-password#email=a&code={####}"><script>',
    });
    expect(mail.html).not.toMatch(/<img|<script/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    expect(mail.html).toContain('email=a&amp;code={####}');
  });

  it('does not read placeholders out of what people typed', () => {
    const mail = renderMail('loginCode', 'en', { username: '{{code}}', code: '654321' });
    expect(mail.text.match(/654321/g)).toHaveLength(1);
  });
});
