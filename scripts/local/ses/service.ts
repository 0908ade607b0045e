import type { Authorizer } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Service, ServiceRequest } from '../stand-in/service.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { dkimTokens, dkimZone } from '../template/dkim.ts';
import { badRequest, notFound, notSimulated } from './errors.ts';
import { identityArn } from './mail-setup.ts';
import { openSes, type Ses, type SesOptions } from './ses.ts';

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw badRequest('The body is not JSON');
  }
};

const suppressed = '/v2/email/suppression/addresses';

/** The operations on the account's suppression list; undefined for another call. */
const onSuppressionList = async (
  { suppression }: Ses,
  authorizer: Authorizer,
  { method, url, body, caller }: ServiceRequest,
): Promise<object | undefined> => {
  const path = decodeURIComponent(url.pathname);
  const address = path.startsWith(`${suppressed}/`) ? path.slice(suppressed.length + 1) : undefined;
  if (path !== suppressed && address === undefined) return undefined;
  const operations: Record<string, [action: string, act: () => object | Promise<object>]> =
    address === undefined
      ? { PUT: ['PutSuppressedDestination', () => suppression.put(readJson(body))] }
      : {
          GET: ['GetSuppressedDestination', () => suppression.get(address)],
          DELETE: ['DeleteSuppressedDestination', () => suppression.remove(address)],
        };
  const [action, act] = operations[method] ?? [];
  if (action === undefined || act === undefined) return undefined;
  authorizer.require(caller, [{ action: `ses:${action}`, resource: '*' }]);
  return act();
};

/** The records by which a domain's signature is proven. */
const signatureOf = (domain: string) => ({
  Status: 'SUCCESS',
  Tokens: dkimTokens(domain),
  SigningHostedZone: dkimZone(),
});

const perform = async (ses: Ses, authorizer: Authorizer, request: ServiceRequest): Promise<object> => {
  const { method, url, body, caller } = request;
  const call = `${method} ${decodeURIComponent(url.pathname)}`;
  if (call === 'POST /v2/email/outbound-emails') return ses.sendEmail(caller, readJson(body));
  if (call === 'POST /v2/email/outbound-bulk-emails') return ses.sendBulkEmail(caller, readJson(body));
  const onList = await onSuppressionList(ses, authorizer, request);
  if (onList !== undefined) return onList;
  if (call === 'GET /v2/email/account') {
    authorizer.require(caller, [{ action: 'ses:GetAccount', resource: '*' }]);
    const SendQuota = { ...ses.quota, SentLast24Hours: ses.sentLastDay() };
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
    ...(name.includes('@') ? {} : { DkimAttributes: signatureOf(name) }),
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
