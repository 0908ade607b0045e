import type { ProblemCode } from '#contracts/http/problem.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { InboxFailure } from '../adapters/inbox-failure.ts';
import { type Inbox, openInbox } from '../adapters/open-inbox.ts';
import type { InboxServices, SetAccount } from '../services.ts';

/** Milliseconds for everything that is asked of a server. */
const wholeMs = 10_000;
/** When an administrator learns that the log-in failed, regardless of the reason. It is longer than any of them takes. */
const refusalMs = 5_000;

const codeOf = ({ reason }: InboxFailure): ProblemCode =>
  reason === 'tooLarge' ? 'inboxMailTooLarge' : 'inboxNotRead';

/**
 * Logs in to the inbox, and out again. A server that could not be reached, is not public, did not respond or refused
 * the password is reported in the same words after the same time, so that no one learns from here what runs where. The
 * log has the reason.
 * @throws ProblemError `inboxNotSet`, `inboxNotOpened`, `inboxNotRead`, `inboxMailTooLarge`
 */
export const withInbox = async <T>(
  { account, network, log, sleep }: InboxServices,
  work: (inbox: Inbox, account: SetAccount) => Promise<T>,
): Promise<T> => {
  const present = await account();
  const { server } = present;
  if (!server) throw new ProblemError('inboxNotSet');
  const began = performance.now();
  const signal = AbortSignal.timeout(wholeMs);
  const inbox = await openInbox(server, network, signal).catch(async (error: unknown) => {
    if (!(error instanceof InboxFailure)) throw error;
    log.info('inbox not opened', { reason: error.message });
    await sleep(Math.max(0, refusalMs - (performance.now() - began)));
    throw new ProblemError('inboxNotOpened');
  });
  try {
    const result = await work(inbox, { ...present, server });
    await inbox.quit();
    return result;
  } catch (error) {
    if (!(error instanceof InboxFailure)) throw error;
    log.info('inbox not read', { reason: error.message });
    throw new ProblemError(codeOf(error));
  } finally {
    inbox.close();
  }
};
