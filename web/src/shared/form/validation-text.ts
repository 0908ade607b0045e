import type { TFunction } from 'i18next';

const ruleKeys = [
  'required',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'passwordsDoNotMatch',
  'invalidPhone',
  'invalidCode',
  'invalidRecoveryCode',
  'botCheckRequired',
  'usernameStart',
  'usernameCharacters',
  'passwordSymbol',
  'passwordSpaces',
  'invalidDate',
  'invalidBirthDate',
  'invalidText',
  'invalidName',
  'unsafeLink',
  'foreignPicture',
  'tooMany',
  'slugCharacters',
  'slugTaken',
  'idCharacters',
  'invalidAddress',
  'pictureType',
  'pictureSize',
  'invalidTimeZone',
  'wholeNumber',
  'atLeast',
  'atMost',
  'measurementId',
  'siteTag',
  'siteKey',
  'modelId',
  'embeddingModelId',
  'modelPrices',
  'lowestPrice',
  'modelNotPermitted',
  'secureAddress',
  'hostName',
  'dsn',
  'inboxPort',
  'factorNeeded',
  'newsletterNeedsConsent',
] as const;
type RuleKey = (typeof ruleKeys)[number];

const isRuleKey = (value: string | undefined): value is RuleKey => ruleKeys.some((key) => key === value);

/** A contract's rule (`tooShort:8`) as a sentence; what is no rule of ours becomes a general one. */
export const validationText = (t: TFunction<readonly ['validation']>, rule: string): string => {
  const [key, limit] = rule.split(':');
  return t(isRuleKey(key) ? key : 'invalidChoice', { min: limit, max: limit });
};
