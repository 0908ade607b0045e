import { ProblemError } from '../problem.ts';
import type { MailTransport } from './mail-transport.ts';

const refuse = async () => {
  throw new ProblemError('mailProviderReceivesOnly');
};

/** POP3 fetches mail. There is nothing in it that sends. */
export const receivingOnly: MailTransport = { send: refuse, verify: refuse };
