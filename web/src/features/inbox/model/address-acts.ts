import { type Reader, suppressReader, unsubscribeReader } from '#contracts/newsletter/endpoints.ts';
import type { User } from '#contracts/users/endpoints.ts';
import { changeGroupMembers } from '#contracts/users/groups.ts';
import { write } from '#web/shared/api/write.ts';

interface Known {
  user?: User | undefined;
  reader?: Reader | undefined;
}

interface AddressAct {
  /** Whether it can be done, is done already, or makes no sense for this address. */
  stateOf(known: Known): 'open' | 'done' | 'none';
  perform(email: string, known: Known & { failureText: string }): Promise<void>;
}

/** The acts of an administrator on an address that a mail of the inbox is about. */
export const addressActs = {
  /** Mail to it came back for good. */
  block: {
    stateOf: ({ reader }) => (reader?.suppressed ? 'done' : 'open'),
    perform: async (email, { failureText }) => {
      await write(suppressReader, { body: { email, reason: 'bounced' }, failureText });
    },
  },
  /** Its owner has asked by mail to get no more. The refusal counts by itself; the account's group only shows it. */
  unsubscribe: {
    stateOf: ({ user, reader }) => {
      if (!user && !reader) return 'none';
      return reader?.refused && reader.unsubscribed ? 'done' : 'open';
    },
    perform: async (email, { user, failureText }) => {
      await write(unsubscribeReader, { body: { email }, failureText });
      if (!user?.groups.includes('newsletter')) return;
      const body = { group: 'newsletter', action: 'remove', userIds: [user.id] } as const;
      await write(changeGroupMembers, { body: { ...body, userIds: [...body.userIds] }, failureText });
    },
  },
} satisfies Record<string, AddressAct>;
