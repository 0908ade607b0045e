import { readFile } from 'node:fs/promises';
import { hasPoppler } from '#scripts/poppler.ts';
import { infoOf, pagesOf } from '#test/support/read-pdf.ts';
import { accessibilityFaults, expect, test } from './site.ts';

test('an administrator downloads what is counted as a PDF and as a CSV file [Q-029]', { tag: '@both' }, async ({
  page,
  context,
  people,
  language,
  t,
}) => {
  await people.become(context, await people.admin());
  await page.goto('/admin?tab=analytics');
  const panel = page.getByRole('tabpanel');
  const download = async (format: 'csv' | 'pdf') => {
    const started = page.waitForEvent('download');
    await panel.getByRole('button', { name: t(`dashboard:export.${format}`) }).click();
    const file = await started;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };

  const csv = await download('csv');
  expect(csv.name).toMatch(/analytics-30-days-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const [headings, ...rows] = csv.bytes.toString('utf8').split('\r\n');
  expect(headings).toMatch(language === 'he' ? /^\uFEFF"נושא","פריט",/ : /^\uFEFF"Part","Item",/);
  const joined = rows.find((row) =>
    row.includes(`"${t('analytics-export:people')}","","${t('analytics-export:newUsers')}"`),
  );
  // The administrator has just joined.
  expect(Number(joined?.split('","')[3])).toBeGreaterThan(0);

  const pdf = await download('pdf');
  expect(pdf.name).toMatch(/\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  if (hasPoppler()) {
    expect(infoOf(pdf.bytes)).toMatchObject({ Title: t('analytics-export:title'), Tagged: 'yes' });
    expect(pagesOf(pdf.bytes).join(' ')).toContain(t('analytics-export:byLanguage'));
  }
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a file that cannot be made is said, and asked for again', async ({ page, context, people, expectedNow, t }) => {
  expectedNow.push(/500/);
  await people.become(context, await people.admin());
  await page.goto('/admin/analytics?period=day');
  const panel = page.getByRole('tabpanel');
  // The call, and the three times that it is sent again by itself.
  await page.route('**/api/admin/analytics/export', (route) => route.fulfill({ status: 500, json: {} }), { times: 4 });
  await panel.getByRole('button', { name: t('analytics:export.pdf') }).click();
  await expect(panel.getByRole('alert')).toContainText(t('analytics:export.failed'));
  const started = page.waitForEvent('download');
  await panel.getByRole('button', { name: t('tryAgain') }).click();
  expect((await started).suggestedFilename()).toMatch(/analytics-24-hours-.*\.pdf$/);
});
