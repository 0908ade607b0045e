import { expect, it } from 'vitest';
import { withNameless } from '#contracts/templates/typed-words.ts';
import { subjectsOf } from '#lambdas/campaigns/model/campaign-form.ts';
import { mailText } from '#test/support/mail-texts.ts';

it('a line is read as by somebody whose name is not known', () => {
  expect(withNameless('{{ name }}, news of {{siteName}}', 'Friends')).toBe('Friends, news of {{siteName}}');
  expect(withNameless('{{name}}, news', undefined)).toBe('{{name}}, news');
  expect(withNameless('News', 'Friends')).toBe('News');
});

it('the list of campaigns shows subjects like that', () => {
  const subject = '{{name}}, news';
  expect(subjectsOf({ en: mailText({ subject, nameless: 'Friends' }), he: mailText({ subject }) })).toEqual({
    en: 'Friends, news',
    he: subject,
  });
});
