import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { createCampaign } from '#contracts/campaigns/endpoints.ts';
import {
  createUser,
  deleteUser,
  mailUser,
  type User,
  type UserChanges,
  updateUser,
  type userFormSchema,
  type userMailSchema,
} from '#contracts/users/endpoints.ts';
import { changeGroupMembers, membersPerRequest } from '#contracts/users/groups.ts';
import { write } from '#web/shared/api/write.ts';
import { sessionsKey, usersKey } from '#web/shared/reads/keys.ts';

interface Membership {
  group: 'newsletter' | 'vip';
  action: 'add' | 'remove';
  userIds: readonly string[];
}

/** The changes that an administrator may make. Afterwards all lists of users are fetched again, and those of sessions, which may have ended. */
export const useUserWrites = () => {
  const { t } = useTranslation('users');
  const queryClient = useQueryClient();
  const refresh = async () => {
    await Promise.all([usersKey, sessionsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return {
    /** Sent again with the same key, it continues where it was interrupted: the user may already be in the list. */
    create: async (user: z.output<typeof userFormSchema>, idempotencyKey: string) => {
      await write(createUser, { body: user, idempotencyKey, failureText: t('createFailed') }).finally(refresh);
    },
    update: async ({ id }: User, changes: UserChanges) => {
      await write(updateUser, { pathParameters: { id }, body: changes, failureText: t('updateFailed') });
      await refresh();
    },
    remove: async ({ id }: User) => {
      await write(deleteUser, { pathParameters: { id }, failureText: t('deleteFailed') });
      await refresh();
    },
    mail: ({ id }: User, body: z.output<typeof userMailSchema>, idempotencyKey: string) =>
      write(mailUser, { pathParameters: { id }, body, idempotencyKey, failureText: t('mailFailed') }),
    /** A draft of a campaign to these users alone. */
    beginMail: async (name: string, userIds: readonly string[]) => {
      const body = { name, people: [...userIds] };
      const campaign = await write(createCampaign, { body, failureText: t('mailManyFailed') });
      await queryClient.invalidateQueries({ queryKey: ['campaigns'] });
      return campaign;
    },
    /** Returns how many memberships changed. */
    changeMembers: async ({ userIds, ...membership }: Membership): Promise<number> => {
      let changed = 0;
      for (let start = 0; start < userIds.length; start += membersPerRequest) {
        const body = { ...membership, userIds: userIds.slice(start, start + membersPerRequest) };
        changed += (await write(changeGroupMembers, { body, failureText: t('groupFailed') })).changed;
      }
      await refresh();
      return changed;
    },
  };
};
