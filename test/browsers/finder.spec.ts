import { expect, test } from './harness.ts';

test('a foot leads to three shoes, which are set side by side', async ({ visitor, t }) => {
  await visitor.open('/find');
  await visitor.click('link', t('finder-start:forMe'));
  const choose = async (question: string, option: string) => {
    await visitor.sees('heading', t(`finder:question.${question}.title`));
    await visitor.click('button', t(`finder:answer.${question}.${option}`));
  };
  await choose('level', 'intermediate');
  await choose('age', '18');
  await choose('teacher', 'yes');
  await visitor.click('button', t('finder:none'));
  await choose('toes', 'level');
  await choose('width', 'wide');
  await visitor.click('button', t('finder:toResult'));
  await visitor.reads(t('finder:rule.wide'));
  const named = (await visitor.evaluate(
    `[...document.querySelectorAll('.suggestion')].map(({ id }) => id)`,
  )) as string[];
  expect(named).toHaveLength(3);
  await visitor.click('link', t('finder:compare'));
  await visitor.isAt(/^\/compare/);
  expect(await visitor.evaluate('location.hash')).toBe(`#models=${named.join('.')}`);
  await visitor.sees('heading', t('compare:comparedTitle'));
});
