import type { SliceDeclaration } from './declaration.ts';

export const inbox = {
  problems: {
    inboxNotSet: 409,
    inboxNotOpened: 400,
    inboxNotRead: 400,
    inboxMailTooLarge: 400,
    inboxMailNotFound: 404,
  },
  auditActions: ['inbox.deleteMail'],
} as const satisfies SliceDeclaration;
