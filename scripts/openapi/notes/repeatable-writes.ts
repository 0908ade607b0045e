const reads = 'Reads and changes nothing: the input is in the body because it is long or private.';
const once = 'What it spends works once: a second attempt is refused.';
const same = 'Names the state that it leads to: a second attempt leads to the same.';
const another = 'The first attempt stays valid, and a second one costs no more than another mail.';
const tries = 'Tries a connection and keeps nothing.';
const exported = 'Reads and changes nothing but the audit log, which notes each export.';
type Reasons = Readonly<Record<string, string>>;

/** Writes without a key that the browser sends again when the server fails: their contracts say `isRepeatable`. */
export const repeatedWithoutKey: Reasons = {
  verify: reads,
  logout: same,
  exportUsers: exported,
  beginPictureUpload: 'Answers an address to upload to. What nobody adds as a picture is deleted.',
  exportAuditEntries: exported,
  testMailConnection: tries,
  testInboxConnection: tries,
  previewMail: reads,
  countAudience: reads,
  checkCampaign: reads,
  checkReaderImport: reads,
  exportRecipients: exported,
  exportReaders: exported,
  confirmSubscription: same,
  readMailPreferences: reads,
  saveMailPreferences: same,
  unsubscribe: same,
  rateAnswer: same,
  exportAnalytics: exported,
  saveSecret: `${same} Without a key, with which its input would be kept, because that is a secret.`,
};

/**
 * Writes that the browser never sends again by itself: log-ins, codes, passwords and mails, what costs money, and what is
 * not worth it (W-076). A person may.
 */
export const neverRepeated: Reasons = {
  // A key belongs to an account, which strangers have not; replies with a secret are not kept for a second attempt.
  login: 'Each attempt begins a session of its own, and the reply holds a token, which is not kept for a second one.',
  signUp: 'A name and an address are taken once: a second attempt makes no second account.',
  resendSignUpCode: another,
  requestPasswordReset: another,
  resetPassword: once,
  refresh: 'Each attempt answers with a token; the reply is not kept, because it holds a secret.',
  answerChallenge: once,
  resendChallengeCode: another,
  confirmSession: 'Each attempt answers with a confirmation; the reply is not kept, because it holds a secret.',
  beginFactorProof: another,
  beginTotp:
    'A second attempt begins anew: only the last key counts. The reply is not kept, because it holds a secret.',
  confirmTotp: once,
  beginEmailFactor: another,
  confirmEmailFactor: once,
  disableSecondFactor: once,
  renewRecoveryCodes: 'A second attempt replaces the codes again. The reply is not kept, because it holds secrets.',
  beginEmailChange: another,
  confirmEmailChange: once,
  acceptInvitation: once,
  undoEmailChange: once,
  changePassword:
    'Where the first attempt worked, the former password no longer holds: a second one is refused and counts as a guess.',
  deleteAccount: 'Where the first attempt worked, nobody is logged in any more: a second one is refused.',
  logError: 'An error that is reported twice is one group, in which it counts twice.',
  reportVisits:
    'A beacon carries no header. Browsers send it once; one that is sent again counts again, for the same visitor.',
  subscribe: another,
  reportVisit: 'Handed on: the service of others decides.',
  sendTelemetry: 'Handed on: the service of others decides.',
  askHybrid: 'A second attempt is another question; answers are not kept.',
  askWithRag: 'A second attempt is another question; answers are not kept.',
  ask: 'A second attempt is another question; answers are not kept.',
  probeAi: 'Asks a fixed question, which is not counted.',
};

/** The effect of a second attempt, for each write that takes no `Idempotency-Key`. */
export const repeatableWrites: Reasons = { ...repeatedWithoutKey, ...neverRepeated };
