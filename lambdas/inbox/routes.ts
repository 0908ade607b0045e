import type * as contracts from '#contracts/inbox/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { InboxServices } from './services.ts';
import { deleteInboxMail } from './use-cases/delete-inbox-mail.ts';
import { getInboxMail, listInboxMails } from './use-cases/read-inbox.ts';
import { testInboxConnection } from './use-cases/test-inbox-connection.ts';

export const inboxRoutes = (services: InboxServices): RoutesOf<typeof contracts> => ({
  listInboxMails: listInboxMails(services),
  getInboxMail: getInboxMail(services),
  deleteInboxMail: deleteInboxMail(services),
  testInboxConnection: testInboxConnection(services),
});
