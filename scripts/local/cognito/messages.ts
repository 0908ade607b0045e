import * as z from 'zod';
import { invalidLambdaResponse, invalidParameter } from './errors.ts';
import { requireSender, sendMail } from './mail.ts';
import { longestSubject, longestText, refusalOf } from './message-text.ts';
import type { UserPool } from './pool.ts';
import type { User } from './users.ts';
import { type CodePurpose, createCode } from './verification-codes.ts';

const codePlaceholder = '{####}';
const usernamePlaceholder = '{username}';

const customMessage = z.looseObject({
  emailSubject: z.string().max(longestSubject).nullish(),
  emailMessage: z.string().max(longestText).nullish(),
});

interface Message {
  source: string;
  clientId: string | undefined;
  clientMetadata: Record<string, string> | undefined;
}

const parsed = (response: object): z.infer<typeof customMessage> => {
  const result = customMessage.safeParse(response);
  if (!result.success) throw invalidLambdaResponse(`CustomMessage: ${z.prettifyError(result.error)}`);
  return result.data;
};

/** The message after the CustomMessage trigger. */
const customized = async (
  pool: UserPool,
  user: User,
  { source, clientId, clientMetadata }: Message,
  placeholders: string[],
): Promise<{ subject?: string; body?: string }> => {
  const response = await pool.runTrigger({
    trigger: 'CustomMessage',
    source,
    userName: user.username,
    clientId,
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    clientMetadata,
    more: {
      codeParameter: codePlaceholder,
      linkParameter: '{##Click Here##}',
      usernameParameter: placeholders.includes(usernamePlaceholder) ? usernamePlaceholder : null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  const { emailSubject, emailMessage } = parsed(response ?? {});
  if (emailMessage && !placeholders.every((each) => emailMessage.includes(each))) {
    throw invalidLambdaResponse(`CustomMessage: emailMessage must contain ${placeholders.join(' and ')}`);
  }
  const message = { ...(emailSubject && { subject: emailSubject }), ...(emailMessage && { body: emailMessage }) };
  const refusal = refusalOf(message);
  if (refusal !== undefined) throw invalidParameter(refusal);
  return message;
};

/** Where a code went, as replies show it: `d***@e***`. */
export const deliveryDetails = (email: string) => {
  const [local = '', domain = ''] = email.split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`,
  };
};

/** Makes a code, which ends the former one, and sends it to the user's address. */
export const sendCode = async (pool: UserPool, user: User, purpose: CodePurpose, message: Message) => {
  const { EmailSubject, EmailMessage } = pool.properties.VerificationMessageTemplate;
  // Before the former code ends: a message that the trigger refuses or spoils leaves it as good as it was.
  const custom = await customized(pool, user, message, [codePlaceholder]);
  requireSender(pool);
  const { digits, record } = createCode(purpose, pool.now());
  await pool.users.change(user.sub, { code: record });
  const { subject, body } = { subject: EmailSubject, body: EmailMessage, ...custom };
  const email = user.attributes.email ?? '';
  await sendMail(pool, email, { subject, body: body.replaceAll(codePlaceholder, digits) });
  return deliveryDetails(email);
};

/** Sends a new user's name and temporary password. */
export const sendInvitation = async (
  pool: UserPool,
  user: User,
  password: string,
  clientMetadata: Record<string, string> | undefined,
): Promise<void> => {
  const { EmailSubject, EmailMessage } = pool.properties.AdminCreateUserConfig.InviteMessageTemplate;
  const message = { source: 'CustomMessage_AdminCreateUser', clientId: undefined, clientMetadata };
  const custom = await customized(pool, user, message, [codePlaceholder, usernamePlaceholder]);
  const { subject, body } = { subject: EmailSubject, body: EmailMessage, ...custom };
  const filled = body.replaceAll(usernamePlaceholder, () => user.username).replaceAll(codePlaceholder, () => password);
  await sendMail(pool, user.attributes.email ?? '', { subject, body: filled });
};
