/** The mails of the product. */
export const mailKinds = [
  'signUpCode',
  'passwordReset',
  'loginCode',
  'factorCode',
  'factorChangeCode',
  'accountExists',
  'accountCreated',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'passwordChanged',
  'accountDeleted',
  'emailChangeCode',
  'emailInUse',
  'emailChanged',
  'emailChangedByAdministrator',
  'usernameChanged',
  'administratorAdded',
  'administratorRemoved',
  'fromAdministrator',
  'newsletterConfirmation',
  'testMail',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** A mail whose text administrators write, which the product sends by itself. */
export const welcomeMail = 'welcomeMail';

/** In place of a kind: what of the mails that the user pool sends by itself is known, no more than that. */
export const poolMail = 'poolMail';
