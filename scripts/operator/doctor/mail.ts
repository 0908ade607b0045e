import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import type { Stage } from '#infra/config.ts';
import { type Finding, fault, isNamed, ok, warning } from './finding.ts';

/** The domain or the address that SES must have verified before the first deployment. */
const identityOf = ({ mail: { from, identity } }: Stage): string =>
  identity === 'domain' ? from.slice(from.indexOf('@') + 1) : from;

export const checkIdentity = async (stage: Stage): Promise<Finding> => {
  const { region } = stage;
  const name = identityOf(stage);
  try {
    const identity = await new SESv2Client({ region }).send(new GetEmailIdentityCommand({ EmailIdentity: name }));
    if (identity.VerifiedForSendingStatus) return ok(`SES has verified ${name}, the sender's identity.`);
    const records = (identity.DkimAttributes?.Tokens ?? []).map(
      (token) => `${token}._domainkey.${name} CNAME ${token}.dkim.amazonses.com`,
    );
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

/** Whether mail reaches everybody, or only verified addresses. */
export const checkSandbox = async ({ region }: Stage): Promise<Finding> => {
  const { SendingEnabled, ProductionAccessEnabled, SendQuota } = await new SESv2Client({ region }).send(
    new GetAccountCommand({}),
  );
  const console = `https://${region}.console.aws.amazon.com/ses/home?region=${region}#/account`;
  if (!SendingEnabled) return fault('SES has stopped sending for this account.', console);
  if (!ProductionAccessEnabled) {
    return warning(
      'SES is in its sandbox: mail reaches verified addresses only.',
      `Request production access: ${console}`,
    );
  }
  return ok(`SES sends to everybody: ${SendQuota?.Max24HourSend} mails a day, ${SendQuota?.MaxSendRate} a second.`);
};
