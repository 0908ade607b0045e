import { useTranslation } from 'react-i18next';
import type { SecretStates } from '#contracts/settings/endpoints.ts';
import type { SecretName } from '#contracts/settings/sections.ts';
import { listFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** Sentences about stored secrets that a change removes; undefined where none of them is set. */
export const useSecretWarnings = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const sentence = (key: 'secretsWillGo' | 'secretsGone', names: readonly SecretName[]) =>
    names.length === 0
      ? undefined
      : t(key, { names: listFormat(language).format(names.map((name) => t(`secret.${name}`))) });
  return {
    before: (names: readonly SecretName[], states: SecretStates) =>
      sentence(
        'secretsWillGo',
        names.filter((name) => states[name]),
      ),
    after: (names: readonly SecretName[]) => sentence('secretsGone', names),
  };
};
