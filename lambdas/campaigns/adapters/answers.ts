import type { BulkEmailEntryResult, BulkEmailStatus } from '@aws-sdk/client-sesv2';
import { ownValue } from '#contracts/text/own-value.ts';

/**
 * The meaning of an answer for a recipient. `later`: nothing was sent, and may be soon; `quota`: not before the account may send again;
 * `stopped`: not before an administrator or AWS has changed something.
 */
export type EntryResult =
  | { kind: 'sent'; messageId: string | undefined }
  | { kind: 'failed'; reason: string }
  | { kind: 'later' | 'quota' | 'stopped' };

const meanings: Record<Exclude<BulkEmailStatus, 'SUCCESS'>, EntryResult> = {
  ACCOUNT_THROTTLED: { kind: 'later' },
  TRANSIENT_FAILURE: { kind: 'later' },
  ACCOUNT_DAILY_QUOTA_EXCEEDED: { kind: 'quota' },
  ACCOUNT_SENDING_PAUSED: { kind: 'stopped' },
  ACCOUNT_SUSPENDED: { kind: 'stopped' },
  CONFIGURATION_SET_NOT_FOUND: { kind: 'stopped' },
  CONFIGURATION_SET_SENDING_PAUSED: { kind: 'stopped' },
  INVALID_SENDING_POOL_NAME: { kind: 'stopped' },
  MAIL_FROM_DOMAIN_NOT_VERIFIED: { kind: 'stopped' },
  TEMPLATE_NOT_FOUND: { kind: 'stopped' },
  INVALID_PARAMETER: { kind: 'failed', reason: 'address' },
  MESSAGE_REJECTED: { kind: 'failed', reason: 'rejected' },
  FAILED: { kind: 'failed', reason: 'refused' },
};

export const entryResultOf = ({ Status, MessageId }: BulkEmailEntryResult): EntryResult =>
  Status === 'SUCCESS'
    ? { kind: 'sent', messageId: MessageId }
    : (meanings[Status ?? 'FAILED'] ?? { kind: 'failed', reason: 'refused' });

/** The meaning of an error for all mails of a call. `refused`: SES does not want this call as it is. */
export type CallFault = 'later' | 'quota' | 'stopped' | 'refused';

const faults: Record<string, CallFault> = {
  TooManyRequestsException: 'later',
  ThrottlingException: 'later',
  Throttling: 'later',
  LimitExceededException: 'quota',
  AccountSuspendedException: 'stopped',
  SendingPausedException: 'stopped',
  MailFromDomainNotVerifiedException: 'stopped',
  NotFoundException: 'stopped',
  MessageRejected: 'stopped',
  AccessDeniedException: 'stopped',
  BadRequestException: 'refused',
};
/** No connection was made. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

interface CallError extends Error {
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** The fault of a call of which certainly nothing was sent; undefined where it may have been. */
export const callFaultOf = (error: unknown): CallFault | undefined => {
  if (!(error instanceof Error)) return undefined;
  const { name, code, $metadata }: CallError = error;
  if (unsent.has(String(code)) || name === 'CredentialsProviderError') return 'later';
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 ? (ownValue(faults, name) ?? 'stopped') : undefined;
};
