import { declareTable, type SliceDeclaration } from './declaration.ts';

export const settings = {
  problems: {
    signUpsClosed: 403,
    secondFactorNotAllowed: 403,
    secondFactorRequired: 403,
    mailTestFailed: 400,
    mailConnectionFailed: 400,
    mailProviderReceivesOnly: 400,
    cacheNotCleared: 503,
  },
  auditActions: [
    'settings.update',
    'settings.updatePage',
    'settings.setSecret',
    'settings.removeSecret',
    'settings.sendTestMail',
    'settings.clearCache',
  ],
} as const satisfies SliceDeclaration;

export const settingsTable = declareTable({
  partitions: {
    settings: 'SETTINGS',
  },
  access: {
    content: { reads: ['settings'] },
    render: { reads: ['settings'] },
    schedule: { reads: ['settings'] },
    editing: { reads: ['settings'] },
    insights: { reads: ['settings'] },
    relay: { reads: ['settings'] },
    assistant: { reads: ['settings'] },
    assistantAdmin: { reads: ['settings'] },
    knowledgeIngestion: { reads: ['settings'] },
    reports: { reads: ['settings'] },
    inbox: { reads: ['settings'] },
    analyticsExport: { reads: ['settings'] },
    campaignDispatch: { reads: ['settings'] },
    campaignSend: { reads: ['settings'] },
    campaignFeedback: { reads: ['settings'] },
    campaigns: { reads: ['settings'] },
    auth: { reads: ['settings'] },
    account: { reads: ['settings'] },
    users: { reads: ['settings'] },
    newsletter: { reads: ['settings'] },
    identityEvents: { reads: ['settings'] },
    settings: { reads: ['settings'], writes: ['settings'] },
  },
});
