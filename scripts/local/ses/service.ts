import type { Authorizer } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Service, ServiceRequest } from '../stand-in/service.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { badRequest, notFound, notSimulated } from './errors.ts';
import { identityArn } from './mail-setup.ts';
import { openSes, type Ses, type SesOptions } from './ses.ts';

/** What a new account outside of the sandbox may send. */
const quota = { Max24HourSend: 50_000, MaxSendRate: 14 };

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw badRequest('The body is not JSON');
  }
};

const perform = async (
  ses: Ses,
  authorizer: Authorizer,
  { method, url, body, caller }: ServiceRequest,
): Promise<object> => {
  const call = `${method} ${decodeURIComponent(url.pathname)}`;
  if (call === 'POST /v2/email/outbound-emails') return ses.sendEmail(caller, readJson(body));
  if (call === 'GET /v2/email/account') {
    authorizer.require(caller, [{ action: 'ses:GetAccount', resource: '*' }]);
    const SendQuota = { ...quota, SentLast24Hours: ses.sentLastDay() };
    return { SendingEnabled: true, ProductionAccessEnabled: true, EnforcementStatus: 'HEALTHY', SendQuota };
  }
  const [, name] = /^GET \/v2\/email\/identities\/([^/]+)$/.exec(call) ?? [];
  if (name === undefined) throw notSimulated(`the SES call ${call}`);
  authorizer.require(caller, [{ action: 'ses:GetEmailIdentity', resource: identityArn(name) }]);
  const identity = ses.setup.identity(name);
  if (identity === undefined) throw notFound(`Email identity ${name} does not exist.`);
  return {
    IdentityType: name.includes('@') ? 'EMAIL_ADDRESS' : 'DOMAIN',
    VerificationStatus: 'SUCCESS',
    VerifiedForSendingStatus: true,
    ConfigurationSetName: identity.configurationSet,
  };
};

/** SES v2's REST protocol: the operation is method and path, input and output are JSON. */
const sesService =
  (ses: Ses, authorizer: Authorizer): Service =>
  async (request) => {
    const headers = { 'content-type': 'application/json' };
    try {
      return { status: 200, headers, body: JSON.stringify(await perform(ses, authorizer, request)) };
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { type, status, message } = error;
      const reply = { status, headers: { ...headers, 'x-amzn-errortype': type }, body: JSON.stringify({ message }) };
      return type === 'UnknownOperationException' ? { ...reply, problem: message } : reply;
    }
  };

/** Opens the stand-in with its protocol. */
export const openSesService = async (options: SesOptions): Promise<Ses & StandIn> => {
  const ses = await openSes(options);
  return { ...ses, services: { ses: sesService(ses, options.authorizer) } };
};
