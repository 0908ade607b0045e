import { expect, it } from 'vitest';
import { readErrorTab, readErrorView, withErrorView } from '#web/features/error-log/model/error-view.ts';
import { kindOf, reasonOf } from '#web/features/error-log/model/mail-failure.ts';
import { summarize } from '#web/features/error-log/model/summarize.ts';

it('pages and browsers are summed up, the most frequent first', () => {
  expect(summarize(['/products', '/brand/bloch', '/', '/brand/bloch', '/'])).toEqual([
    { value: '/brand/bloch', times: 2 },
    { value: '/', times: 2 },
    { value: '/products', times: 1 },
  ]);
});

it.each([
  ['', { state: 'open', typed: '', number: undefined }],
  ['state=resolved', { state: 'resolved', typed: '', number: undefined }],
  ['state=gone&number=k7f2', { state: 'open', typed: 'k7f2', number: undefined }],
  ['state=resolved&number=k7f2-9qxm', { state: 'resolved', typed: 'k7f2-9qxm', number: 'K7F29QXM' }],
])('the address "%s" says what is listed', (address, view) => {
  expect(readErrorView(new URLSearchParams(address))).toEqual(view);
});

it('the address keeps what does not change, and loses what is emptied', () => {
  const before = new URLSearchParams('lang=he&state=resolved&number=K7F2');
  expect(`${withErrorView(before, { number: '' })}`).toBe('lang=he&state=resolved');
  expect(`${withErrorView(before, { state: 'open' })}`).toBe('lang=he&state=open&number=K7F2');
});

it('the address says which kind of failures is shown: errors of the site, if it does not', () => {
  expect(['', 'tab=mails', 'tab=gone'].map((address) => readErrorTab(new URLSearchParams(address)))).toEqual([
    ...['site', 'mails', 'site'],
  ]);
});

it('a mail that the product no longer sends has no words, and a provider that only receives is no refused server', () => {
  expect(['loginCode', 'postcard'].map((kind) => kindOf({ kind }))).toEqual(['loginCode', undefined]);
  expect(reasonOf({ provider: 'smtp', reason: 'notAllowed' })).toBe('notAllowed');
  expect(reasonOf({ provider: 'pop3', reason: 'notAllowed' })).toBe('receivesOnly');
});
