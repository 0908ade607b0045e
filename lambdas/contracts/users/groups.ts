import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';
import { userIdSchema } from './person.ts';

/** Groups that are assigned by consent or by an administrator. */
export const assignedGroups = ['newsletter', 'vip'] as const;
/** Groups that follow from a user's dates (joined within 30 days, idle for over 90 days) or include everybody. */
export const computedGroups = ['new', 'inactive', 'all'] as const;
export const groups = [...assignedGroups, ...computedGroups] as const;
export const assignedGroupSchema = z.enum(assignedGroups);
export const groupSchema = z.enum(groups);

/** The most users that one request adds to a group or takes out of it. */
export const membersPerRequest = 100;

const membership = { group: assignedGroupSchema, action: z.enum(['add', 'remove']) };
/** Each person decides whether they get the newsletter, by a consent that is kept as proof: no one else adds them. */
const consentRule = z.refine<{ group: string; action: string }>(
  ({ group, action }) => group !== 'newsletter' || action === 'remove',
  { error: 'newsletterNeedsConsent', path: ['group'] },
);

export const membershipSchema = z.strictObject(membership).check(consentRule);

/**
 * Adds users to an assigned group or takes them out; unknown ids are left out of `changed`. Who is taken out of the newsletter has no
 * subscription of their address any more either.
 */
export const changeGroupMembers = endpoint({
  id: 'changeGroupMembers',
  method: 'POST',
  path: '/api/admin/users/groups',
  access: 'admin',
  idempotent: true,
  body: z
    .strictObject({
      ...membership,
      userIds: z.array(userIdSchema).check(z.minLength(1), z.maxLength(membersPerRequest)),
    })
    .check(consentRule),
  responses: { 200: z.object({ changed: z.number() }), ...adminRefusals },
});
