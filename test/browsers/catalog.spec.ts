import { expect, test } from './harness.ts';

test('home, shoes and a brand are read, and lead to each other', async ({ visitor, language, t }) => {
  await visitor.open('/');
  expect(await visitor.evaluate('[document.documentElement.lang, getComputedStyle(document.body).direction]')).toEqual([
    language,
    language === 'he' ? 'rtl' : 'ltr',
  ]);
  // The page begins where its language begins: the name of the site stands at that side.
  const [name, search] = (await visitor.evaluate(
    `['header a', 'header .search'].map((place) => document.querySelector(place).getBoundingClientRect().x)`,
  )) as [number, number];
  expect(name < search).toBe(language === 'en');
  await visitor.within('main').click('link', /Bloch|בלוך/);
  await visitor.isAt(/^\/brand\/bloch/);
  await visitor.sees('heading', /Bloch|בלוך/);
  await visitor.open('/products');
  await visitor.sees('heading', t('catalog:productsTitle'));
  await visitor.fill(t('catalog:filterText'), 'heritage');
  await visitor.reads(t('catalog:productCount_one', { count: 1 }));
});
