import type { MailFailureReason, MailFailureRecord } from '#contracts/mail-failures/endpoints.ts';
import { mailKinds, poolMail, welcomeMail } from '#contracts/platform/mail-kinds.ts';

const knownKinds = [...mailKinds, poolMail, welcomeMail] as const;

/** Which mail it was, one of the user pool's own among them; undefined for one that the product no longer sends. */
export const kindOf = ({ kind }: Pick<MailFailureRecord, 'kind'>) => knownKinds.find((known) => known === kind);

/** Why it was not sent: a provider that only receives is no server that we refuse. */
export const reasonOf = ({
  provider,
  reason,
}: Pick<MailFailureRecord, 'provider' | 'reason'>): MailFailureReason | 'receivesOnly' =>
  provider === 'pop3' ? 'receivesOnly' : reason;
