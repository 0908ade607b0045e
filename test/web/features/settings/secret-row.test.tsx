import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import en from '#locales/en/settings.json' with { type: 'json' };
import { SecretRow } from '#web/features/settings/components/secrets/secret-row.tsx';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { settings: en } }, interpolation: { escapeValue: false } });

const drawn = (isDirty: boolean) => {
  const none = () => {};
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <SecretRow
        name="inboxPassword"
        state={undefined}
        isMarked={false}
        isDirty={isDirty}
        onSet={none}
        onRemove={none}
      />
    </I18nextProvider>,
  );
};

it('a password cannot be set while what it belongs to is not saved, and its row says so', () => {
  expect(drawn(true)).toMatch(/<button[^>]* disabled=""[^>]*>Set…/);
  expect(drawn(true)).toContain(en.secretSaveFirst);
  expect(drawn(false)).not.toMatch(/<button[^>]* disabled/);
  expect(drawn(false)).not.toContain(en.secretSaveFirst);
});
