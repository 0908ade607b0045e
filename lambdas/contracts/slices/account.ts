import type { SliceDeclaration } from './declaration.ts';

export const account = {
  problems: { undoLinkInvalid: 400, invitationInvalid: 400 },
  auditActions: [
    'account.changePassword',
    'account.resetPassword',
    'account.acceptInvitation',
    'account.undoEmailChange',
    'account.changeSecondFactor',
    'account.renewRecoveryCodes',
    'account.update',
    'account.export',
    'account.delete',
  ],
} as const satisfies SliceDeclaration;
