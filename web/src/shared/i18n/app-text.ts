import type { i18n as I18n } from 'i18next';

let app: I18n | undefined;

/** Sets the browser's one translator, so that code outside of the component tree uses the reader's language too. */
export const setAppTranslator = (i18n: I18n | undefined): void => {
  app = i18n;
};

type AppTextKey =
  | 'authenticationRequired'
  | 'gatewayBusy'
  | 'gatewayTooLarge'
  | 'invalidResponse'
  | 'noTokenAvailable'
  | 'requestFailed'
  | 'tokenRefreshFailed'
  | 'tokenVerificationFailed';

/** A text of `common` in the language of the page; the bare key where no app runs. */
export const appText = (key: AppTextKey): string => app?.t(key) ?? key;

/** The language of the page; undefined where no app runs. */
export const appLanguage = (): string | undefined => app?.language;
