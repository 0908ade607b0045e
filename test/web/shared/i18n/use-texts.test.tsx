import { createInstance } from 'i18next';
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', fallbackLng: false, resources: {}, ns: [] });

const inEnglish = vi.fn(async () => ({ confirmAction: 'Confirm' }));
const inFrench = vi.fn(async () => ({ confirmAction: 'Confirmer' }));
const texts = lazyTexts({ 'locales/en/form.json': inEnglish, 'locales/fr/form.json': inFrench });
const unreached = vi.fn(async () => {
  throw new Error('No connection');
});
const missing = lazyTexts({ 'locales/en/form.json': unreached });

const Dialog = ({ from }: { from: typeof texts }) => {
  useTexts(from);
  const { t } = useTranslation('form');
  return <p>{t('confirmAction')}</p>;
};
const draw = async (from = texts) => {
  const { prelude } = await prerender(
    <I18nextProvider i18n={i18n}>
      <Suspense fallback="waits">
        <Dialog from={from} />
      </Suspense>
    </I18nextProvider>,
    { onError: () => undefined },
  );
  return new Response(prelude).text();
};

describe('texts of a part of a screen', () => {
  it('are asked for once that part is shown, which waits for them', async () => {
    expect(inEnglish).not.toHaveBeenCalled();
    expect(await draw()).toContain('<p>Confirm</p>');
    expect(await draw()).toContain('<p>Confirm</p>');
    expect(inEnglish).toHaveBeenCalledTimes(1);
    expect(inFrench).not.toHaveBeenCalled();
  });

  it('come in the language of the page, also after it was switched', async () => {
    await draw();
    await i18n.changeLanguage('fr');
    expect(await draw()).toContain('<p>Confirmer</p>');
    await i18n.changeLanguage('en');
  });

  it('are not asked for without end when they cannot be had', async () => {
    i18n.removeResourceBundle('en', 'form');
    expect(await draw(missing)).toContain('waits');
    expect(await draw(missing)).toContain('waits');
    expect(unreached).toHaveBeenCalledTimes(1);
  });
});
