import { NotPublicError } from '../network/public-lookup.ts';
import { MailFailure } from './mail-failure.ts';

interface ServerError extends Error {
  code?: string;
  /** The system's own code, where nodemailer has put another in its place. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
}

const tlsCode = /^(ETLS|EREQUIRETLS|EPROTO$|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_)/;
const timeCode = /^(ETIMEDOUT|ABORT_ERR)$/;

/** The class, subject and detail of a reply (RFC 3463), such as `5.7.8`. */
const enhancedCode = (response = '') => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

/** Codes only, never what the server said. */
export const smtpFailureOf = (error: unknown): MailFailure => {
  if (error instanceof MailFailure) return error;
  if (error instanceof NotPublicError) return new MailFailure('notAllowed', 'the name leads to no public address');
  const {
    name,
    code = '',
    originalCode = '',
    responseCode,
    response,
  }: ServerError = error instanceof Error ? error : new Error();
  const detail = [code || name, originalCode, responseCode, enhancedCode(response)].filter(Boolean).join(' ');
  const reason = () => {
    if (code === 'EAUTH') return 'loginRefused';
    if ([code, originalCode].some((each) => tlsCode.test(each))) return 'tls';
    if (name === 'TimeoutError' || [code, originalCode].some((each) => timeCode.test(each))) return 'timedOut';
    return responseCode ? 'refused' : 'notReached';
  };
  return new MailFailure(reason(), `SMTP ${detail}`);
};
