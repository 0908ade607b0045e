import type { Wanted } from '../iam/authorizer.ts';
import { arn } from '../template/environment.ts';
import { identityArn, type MailSetup } from './mail-setup.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

export type SendAction = OutgoingMail['action'] | 'ses:SendBulkEmail' | 'ses:SendBulkTemplatedEmail';

/** Mail in bulk takes two permissions: the operation's own and that of the older API below it. */
export const bulkActions: readonly SendAction[] = ['ses:SendBulkEmail', 'ses:SendBulkTemplatedEmail'];

/** Bulk mail requires a template. AWS does not document whether one in the call counts, so a role must do for both readings. */
const anyTemplate = arn('ses', 'template/*');

interface Sending {
  actions: readonly SendAction[];
  from: string;
  recipients: readonly string[];
  /** The ARN of the configuration set. */
  set: string | undefined;
}

/**
 * The permissions of one call: for the sender's identity, the configuration set and the template, and for each recipient
 * who is an identity of the account too. Resources and condition keys by action are those of the service authorization
 * reference; `ses:SendBulkEmail` has no `ses:FromAddress`.
 */
export const permissionsToSend = (setup: MailSetup, { actions, from, recipients, set }: Sending): Wanted[] => {
  const known = recipients.flatMap((recipient) => setup.identityFor(recipient)?.arn ?? []);
  const mailResources = [setup.identityFor(from)?.arn ?? identityArn(from), ...(set === undefined ? [] : [set])];
  const wantedOf = (action: SendAction): Wanted[] => {
    const context = action === 'ses:SendBulkEmail' ? {} : { 'ses:fromaddress': from };
    const resources = new Set([...mailResources, ...(bulkActions.includes(action) ? [anyTemplate] : []), ...known]);
    return [...resources].map((resource) => ({ action, resource, context }));
  };
  return actions.flatMap(wantedOf);
};
