import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/language.ts';
import { mailKinds, renderMail } from '#lambdas/platform/mail/render-mail.ts';

const links = { link: 'https://pointe.example/login?lang=en', resetLink: 'https://pointe.example/reset' };

describe('a mail', () => {
  it.each(languages.flatMap((language) => mailKinds.map((kind) => [kind, language] as const)))(
    '%s is whole in %s: subject, both parts, direction, nothing left open [S-014]',
    (kind, language) => {
      const mail = renderMail(kind, language, { username: 'Noa', code: '123456', ...links });
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

  it('sets no Hebrew letters apart', () => {
    const nameOf = (language: 'he' | 'en') =>
      /<p style='([^']*)'>/.exec(renderMail('accountExists', language, links).html)?.[1];
    expect([nameOf('he'), nameOf('en')]).toEqual([
      expect.not.stringContaining('letter-spacing'),
      expect.stringContaining('letter-spacing'),
    ]);
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
