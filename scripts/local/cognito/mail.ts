import { arn } from '../template/environment.ts';
import { codeDeliveryFailure } from './errors.ts';
import type { PoolProperties } from './pool-properties.ts';

/** A mail that Cognito sends. */
export interface Mail {
  from: string;
  to: string;
  subject: string;
  html: string;
  configurationSet: string | undefined;
}
/** Hands a mail on; rejects when it may not be sent. */
export type Deliver = (mail: Mail) => Promise<unknown>;

/** The part of a user pool that mails need. */
interface Sender {
  properties: Pick<PoolProperties, 'EmailConfiguration'>;
  deliver: Deliver;
}

/** Whether an SES identity stands for a sender: the address itself, its domain, or a domain above. */
const covers = (sourceArn: string, from: string): boolean => {
  const address = (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).toLowerCase();
  const labels = (address.split('@').at(-1) ?? '').split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  return [address, ...domains].some((name) => sourceArn.toLowerCase() === arn('ses', `identity/${name}`));
};

/** In whose name a pool sends. @throws CodeDeliveryFailureException where it may not */
export const requireSender = ({ properties }: Pick<Sender, 'properties'>) => {
  if (properties.EmailConfiguration === undefined) {
    throw codeDeliveryFailure('the pool sends as Cognito itself, not through SES, which is not simulated');
  }
  const { From, SourceArn } = properties.EmailConfiguration;
  if (!covers(SourceArn, From)) throw codeDeliveryFailure(`${SourceArn} is not the identity of ${From}`);
  return properties.EmailConfiguration;
};

/** Sends in the pool's name; throws CodeDeliveryFailureException when it may not. */
export const sendMail = async (
  sender: Sender,
  to: string,
  { subject, body }: { subject: string; body: string },
): Promise<void> => {
  const { From, ConfigurationSet } = requireSender(sender);
  const mail = { from: From, to, subject, html: body, configurationSet: ConfigurationSet };
  await sender.deliver(mail).catch((cause: unknown) => {
    throw codeDeliveryFailure(cause);
  });
};
