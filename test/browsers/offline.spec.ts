import { expect, test } from './harness.ts';

/** As where a network has no way out: calls of the page get no answer. The drivers cannot take an engine's network away. */
const cut = `void (window.uncut ??= window.fetch, window.fetch = () => Promise.reject(new TypeError('cut')), dispatchEvent(new Event('offline')))`;
const mend = `void (window.fetch = window.uncut, dispatchEvent(new Event('online')))`;

test('a reader sees that the connection is lost, and what was changed meanwhile is sent when it is back', async ({
  visitor,
  people,
  t,
}) => {
  const person = await people.logIn(await people.newUser());
  const saved = async () => {
    const { location } = await people.send<{ location: string }>('GET', '/api/account', undefined, person.token);
    return location;
  };
  await visitor.become(person);
  await visitor.goto('/account');
  await visitor.fill(t('profile:location'), 'Haifa');
  // Files that have to be there before the connection is lost are fetched while nothing else happens.
  await expect
    .poll(() =>
      visitor.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('start-outbox'))"),
    )
    .toBe(true);
  await expect.poll(() => visitor.evaluate("document.querySelector('.network-banner') !== null")).toBe(true);
  await visitor.evaluate(cut);
  await visitor.reads(t('network:offlineBanner'));
  await visitor.click('button', t('account:save'));
  await visitor.reads(t('account:keptForLater'));
  await visitor.click('button', new RegExp(t('network:offline')));
  await visitor.within('dialog', t('outbox:title')).reads(t('outbox:change.account'));
  await visitor.within('dialog', t('outbox:title')).click('button', t('outbox:close'));
  await visitor.evaluate(mend);
  await visitor.reads(t('network:onlineBanner'));
  await expect.poll(saved).toBe('Haifa');
  await visitor.misses('button', new RegExp(t('network:offline')));
});
