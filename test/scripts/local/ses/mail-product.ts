import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { SentMail } from '#scripts/local/console/mail-pages.ts';
import type { Twin } from '#scripts/local/twin.ts';
import type { Resources } from '../support/assembly.ts';
import { ref } from '../support/resources.ts';
import { type Parts, startTestTwin } from '../support/twin.ts';

/** A sender's domain and address, and three configuration sets. */
const mailResources: Resources = {
  Domain: {
    Type: 'AWS::SES::EmailIdentity',
    Properties: { EmailIdentity: 'example.com', DkimAttributes: { SigningEnabled: true } },
  },
  Address: {
    Type: 'AWS::SES::EmailIdentity',
    Properties: {
      EmailIdentity: 'Owner@elsewhere.org',
      ConfigurationSetAttributes: { ConfigurationSetName: ref('Ordinary') },
    },
  },
  Ordinary: {
    Type: 'AWS::SES::ConfigurationSet',
    Properties: { ReputationOptions: { ReputationMetricsEnabled: true } },
  },
  Named: { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'campaigns' } },
  Paused: {
    Type: 'AWS::SES::ConfigurationSet',
    Properties: { Name: 'paused', SendingOptions: { SendingEnabled: false } },
  },
  Events: {
    Type: 'AWS::SES::ConfigurationSetEventDestination',
    Properties: {
      ConfigurationSetName: ref('Named'),
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['send', 'delivery', 'bounce', 'complaint', 'renderingFailure'],
        EventBridgeDestination: { EventBusArn: 'arn:aws:events:eu-central-1:000000000000:event-bus/default' },
      },
    },
  },
};

/** A function that makes the SES call in its query with its own role. */
const caller = `
export const handler = async ({ queryStringParameters: { method, path, body } }) => {
  const authorization = 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20261121/eu-central-1/ses/aws4_request, SignedHeaders=host, Signature=none';
  const reply = await fetch(process.env.AWS_ENDPOINT_URL + path, { method, body, headers: { authorization } });
  return { statusCode: reply.status, body: JSON.stringify({ type: reply.headers.get('x-amzn-errortype'), ...(await reply.json()) }) };
};
`;

export const sesClient = ({ awsEndpoint, operator }: Twin): SESv2Client =>
  new SESv2Client({ endpoint: awsEndpoint, region: 'eu-central-1', credentials: operator, maxAttempts: 1 });

export const startMailTwin = async (parts: Parts = {}) => {
  const twin = await startTestTwin({
    ...parts,
    resources: { ...mailResources, ...parts.resources },
    assets: { code: { 'index.mjs': caller } },
  });
  const ses = sesClient(twin);
  const mails = async (query = ''): Promise<SentMail[]> =>
    (await fetch(`${twin.url}/__local/api/mail?${query}`)).json();
  /** Calls SES as the function. */
  const asFunction = async (method: string, path: string, body?: object) => {
    const query = new URLSearchParams({ method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return (await fetch(`${twin.url}/api/call?${query}`, { method: 'POST' })).json();
  };
  return { twin, ses, mails, asFunction };
};

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** The input of SendEmail, all of it replaceable. */
export const simpleMail = (more: object = {}, content: object = {}) => ({
  FromEmailAddress: 'Shop <no-reply@example.com>',
  Destination: { ToAddresses: ['dana@example.net'] },
  Content: {
    Simple: {
      Subject: utf8('קוד האימות שלך'),
      Body: { Html: utf8('<p dir="rtl">שלום, דנה</p>'), Text: utf8('שלום, דנה') },
      ...content,
    },
  },
  ...more,
});
