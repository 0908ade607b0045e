import type * as contracts from '#contracts/inbox/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { uidOf } from '../model/mail-id.ts';
import type { InboxServices } from '../services.ts';
import { withInbox } from '../steps/with-inbox.ts';

/** The server deletes on good-bye, so no mail is gone without its entry. */
export const deleteInboxMail =
  (services: InboxServices): Route<typeof contracts.deleteInboxMail> =>
  async ({ pathParameters: { id }, caller, client }) => {
    const uid = uidOf(id);
    await withInbox(services, async (inbox, { server }) => {
      const mail = (await inbox.list()).find((each) => each.uid === uid);
      await inbox.remove(requireFound(mail, 'inboxMailNotFound').number);
      const resource = { id: uid, name: server.host };
      await services.audit.record({ caller, client }, { action: 'inbox.deleteMail', resource });
    });
    return undefined;
  };
