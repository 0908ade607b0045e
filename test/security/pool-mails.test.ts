import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityEndpoint } from '#test/support/identity-endpoint.ts';
import { openProduct, type Product, password } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(async () => {
  await product.close();
  expect(product.problems).toEqual([]);
});

it('signing up and a new password work under a site name with marks and emoji that Cognito does not take, which mails show as they are', async () => {
  // From right to left, from left to right, a place for a break and one for a hyphen, and what makes one emoji of two.
  const siteName = 'Pointes\u200f\u200e\u200bde\u00adla danse\u00a0! 👩‍🦰';
  const names = Object.fromEntries(['he', 'en', 'ru', 'fr', 'es'].map((language) => [language, siteName]));
  await saveSettings(product, { general: { siteName: names as Record<'he' | 'en' | 'ru' | 'fr' | 'es', string> } });
  const { call } = await identityEndpoint(product);
  for (const language of ['he', 'en', 'ru', 'fr', 'es']) {
    const email = `coppelia-${language}@dance.example`;
    const turnstileToken = await product.easyBotCheck();
    const form = { username: `Coppelia_${language}`, email, password, confirmPassword: password, language };
    const headers = { 'accept-language': language };
    const { body } = await product.send('POST /auth/signup', { body: { ...form, turnstileToken }, headers });
    const ConfirmationCode = await product.mailedCode(email);
    expect((await call('ConfirmSignUp', { Username: body.userId, ConfirmationCode })).status).toBe(200);

    const request = { email, turnstileToken: await product.easyBotCheck() };
    expect((await product.send('POST /auth/request-password-reset', { body: request, headers })).status).toBe(204);
    const next = { email, code: await product.resetCode(email), password: 'Another-grand-jete!' };
    expect((await product.send('POST /auth/reset-password', { body: next, headers })).status).toBe(204);
    expect((await product.logIn(form.username, next.password)).status).toBe(200);
    const mails = await product.mails(email);
    expect(mails).toHaveLength(3);
    for (const { html } of mails) {
      expect(html).toContain(`<html lang="${language}"`);
      const shown = html.replaceAll(/&#x([\da-f]+);/g, (_, digits) =>
        String.fromCodePoint(Number.parseInt(digits, 16)),
      );
      expect(shown).toContain(siteName);
    }
  }
});
