import { type AccountDetails, GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { Stage } from '#infra/config.ts';
import { type Finding, fault, isNamed, ok, warning } from './finding.ts';

/** The domain or the address that SES must have verified before the first deployment. */
const identityOf = ({ mail: { from, identity } }: Stage): string =>
  identity === 'domain' ? from.slice(from.indexOf('@') + 1) : from;

/** Where SES publishes a domain's keys in most regions; some, such as il-central-1, have a zone of their own. */
const commonZone = 'dkim.amazonses.com';

export const checkIdentity = async (stage: Stage): Promise<Finding> => {
  const { region } = stage;
  const name = identityOf(stage);
  try {
    const identity = await new SESv2Client({ region }).send(new GetEmailIdentityCommand({ EmailIdentity: name }));
    if (identity.VerifiedForSendingStatus) return ok(`SES has verified ${name}, the sender's identity.`);
    const { Tokens = [], SigningHostedZone = commonZone } = identity.DkimAttributes ?? {};
    const records = Tokens.map((token) => `${token}._domainkey.${name} CNAME ${token}.${SigningHostedZone}`);
    const advice = name.includes('@')
      ? `Press the link in the mail that SES sent to ${name}.`
      : ['Add these DNS records and wait until SES has seen them:', ...records].join('\n');
    return fault(`SES has not verified ${name} yet.`, advice);
  } catch (error) {
    if (!isNamed(error, 'NotFoundException')) throw error;
    return fault(
      `SES does not know ${name}, the sender's identity.`,
      `aws sesv2 create-email-identity --email-identity ${name} --region ${region}`,
    );
  }
};

const campaignWords = /campaign|newsletter|marketing|promotion/i;

/** For which mail AWS was asked for production access: campaigns that it has not heard of may lead to a review. */
const knownUse = ({ MailType, UseCaseDescription = '' }: AccountDetails): Finding =>
  MailType === 'TRANSACTIONAL' && !campaignWords.test(UseCaseDescription)
    ? warning(
        'AWS knows of TRANSACTIONAL mail only (codes and links), not of campaigns.',
        'Before the first campaign describe it to AWS: infra/OPERATE.md, "Out of SES\'s sandbox". A site without campaigns needs nothing.',
      )
    : ok(`The use case that AWS knows: ${MailType ?? 'none'}${UseCaseDescription && `, "${UseCaseDescription}"`}.`);

/** Whether mail reaches everybody, or only verified addresses, and for which mail that was granted. */
export const checkAccess = async ({ region }: Stage): Promise<Finding[]> => {
  const { SendingEnabled, ProductionAccessEnabled, SendQuota, Details } = await new SESv2Client({ region }).send(
    new GetAccountCommand({}),
  );
  const console = `https://${region}.console.aws.amazon.com/ses/home?region=${region}#/account`;
  if (!SendingEnabled) return [fault('SES has stopped sending for this account.', console)];
  const known = Details ? [knownUse(Details)] : [];
  if (ProductionAccessEnabled) {
    const { Max24HourSend, MaxSendRate } = SendQuota ?? {};
    return [ok(`SES sends to everybody: ${Max24HourSend} mails a day, ${MaxSendRate} a second.`), ...known];
  }
  const status = Details?.ReviewDetails?.Status;
  return [
    warning(
      `SES is in its sandbox: mail reaches verified addresses only.${status ? ` The request for production access: ${status}.` : ''}`,
      `Request production access (infra/OPERATE.md, "Out of SES's sandbox"), or look at it: ${console}`,
    ),
    ...known,
  ];
};
