const reads = 'Reads and changes nothing: the input is in the body because it is long or private.';
const once = 'What it spends works once: a second attempt is refused.';
const same = 'Names the state that it leads to: a second attempt leads to the same.';
const another = 'The first attempt stays valid, and a second one costs no more than another mail.';
const tries = 'Tries a connection and keeps nothing.';
const exported = 'Reads and changes nothing but the audit log, which notes each export.';

/** Why a write that takes no `Idempotency-Key` may be sent again. */
export const repeatableWrites: Readonly<Record<string, string>> = {
  // A key belongs to an account, which strangers have not; replies with a secret are not kept for a second attempt.
  login: 'Each attempt begins a session of its own, and the reply holds a token, which is not kept for a second one.',
  signUp: 'A name and an address are taken once: a second attempt makes no second account.',
  resendSignUpCode: another,
  requestPasswordReset: another,
  resetPassword: once,
  verify: reads,
  refresh: 'Each attempt answers with a token; the reply is not kept, because it holds a secret.',
  logout: same,
  answerChallenge: once,
  resendChallengeCode: another,
  confirmSession: 'Each attempt answers with a confirmation; the reply is not kept, because it holds a secret.',
  beginFactorProof: another,
  beginTotp:
    'A second attempt begins anew: only the last key counts. The reply is not kept, because it holds a secret.',
  confirmTotp: once,
  beginEmailFactor: another,
  confirmEmailFactor: once,
  disableSecondFactor: same,
  renewRecoveryCodes: 'A second attempt replaces the codes again. The reply is not kept, because it holds secrets.',
  beginEmailChange: another,
  confirmEmailChange: once,
  undoEmailChange: once,
  changeUsername: same,
  changePassword: same,
  revokeDevice: same,
  revokeOtherDevices: same,
  deleteAccount: same,
  exportUsers: exported,
  revokeSession: same,
  beginPictureUpload: 'Answers an address to upload to. What nobody adds as a picture is deleted.',
  exportAuditEntries: exported,
  logError: 'An error that is reported twice is one group, in which it counts twice.',
  reportVisits:
    'A beacon carries no header. Browsers send it once; one that is sent again counts again, for the same visitor.',
  saveSecret: `${same} The input is not kept for a second attempt, because it is a secret.`,
  removeSecret: same,
  testMailConnection: tries,
  testInboxConnection: tries,
  previewMail: reads,
  countAudience: reads,
  checkCampaign: reads,
  exportRecipients: exported,
  subscribe: another,
  confirmSubscription: same,
  readMailPreferences: reads,
  saveMailPreferences: same,
  unsubscribe: same,
  reportVisit: 'Handed on: the service of others decides.',
  sendTelemetry: 'Handed on: the service of others decides.',
  askHybrid: 'A second attempt is another question; answers are not kept.',
  askWithRag: 'A second attempt is another question; answers are not kept.',
  ask: 'A second attempt is another question; answers are not kept.',
  rateAnswer: same,
  probeAi: 'Asks a fixed question, which is not counted.',
  exportAnalytics: exported,
};
