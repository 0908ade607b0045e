import { declareTable } from './declaration.ts';

export const mailFailuresTable = declareTable({
  partitions: {
    mailFailures: 'MAIL_FAILURES',
  },
  access: {
    insights: { reads: ['mailFailures'] },
    auth: { adds: ['mailFailures'] },
    account: { adds: ['mailFailures'] },
    users: { adds: ['mailFailures'] },
    newsletter: { adds: ['mailFailures'] },
    identityEvents: { adds: ['mailFailures'] },
    settings: { adds: ['mailFailures'] },
    mailFeedback: { adds: ['mailFailures'] },
  },
});
