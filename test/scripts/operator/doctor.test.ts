import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { examine } from '#scripts/operator/doctor/examine.ts';
import { worst } from '#scripts/operator/doctor/finding.ts';

const sts = mockClient(STSClient);
const ssm = mockClient(SSMClient);
const ses = mockClient(SESv2Client);
const acm = mockClient(ACMClient);
const sns = mockClient(SNSClient);
const dynamodb = mockClient(DynamoDBClient);
const cloudFormation = mockClient(CloudFormationClient);
const lambda = mockClient(LambdaClient);
const cloudFront = mockClient(CloudFrontClient);
const all = [sts, ssm, ses, acm, sns, dynamodb, cloudFormation, lambda, cloudFront];

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/a';
const stage = parseStage('prod', {
  prod: {
    account: '111111111111',
    domain: { name: 'pointe.dance', certificateArn },
    mail: { from: 'no-reply@pointe.dance' },
    alarmEmail: 'duty@pointe.dance',
    protected: true,
  },
});
const refusal = (name: string, message = 'no') => Object.assign(new Error(message), { name });

/** The texts in DNS by name; a name that is not here does not exist. */
let texts: Record<string, string[][]>;
const lookUp = async (name: string) => {
  const found = texts[name];
  if (found) return found;
  throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
};
const lambdaWith = (ConcurrentExecutions: number) =>
  lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions } });
const distributions = (Quantity: number) =>
  cloudFront.on(ListDistributionsCommand).resolves({
    DistributionList: { Quantity, Marker: '', MaxItems: 1, IsTruncated: false },
  });
const transactional = {
  MailType: 'TRANSACTIONAL' as const,
  UseCaseDescription: 'Sign-in codes and password resets',
};

let site: Server;
let status = 200;
const outputs = () => ({
  SiteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
  TableName: 'table',
  AuditTableName: 'audit',
  UserPoolId: 'pool',
  UserPoolClientId: 'client',
  AlarmTopicArn: 'arn:aws:sns:eu-central-1:111111111111:alarms',
});
const stackWith = (StackStatus: string, values: Record<string, string> = outputs(), isLocked = true) => ({
  Stacks: [
    {
      StackName: 'PointeShoes-prod',
      StackStatus: StackStatus as 'CREATE_COMPLETE',
      CreationTime: new Date(),
      EnableTerminationProtection: isLocked,
      Outputs: Object.entries(values).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
    },
  ],
});
const certificate = (more: object) => ({
  Certificate: { Status: 'ISSUED' as const, SubjectAlternativeNames: ['*.dance', 'pointe.dance'], ...more },
});

beforeAll(async () => {
  site = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  site.close();
  for (const client of all) client.restore();
});

/** A deployment to which nothing is lacking. */
beforeEach(() => {
  status = 200;
  vi.stubEnv('AWS_PROFILE', undefined);
  for (const client of all) client.reset();
  sts.on(GetCallerIdentityCommand).resolves({ Account: '111111111111', Arn: 'arn:aws:iam::111111111111:user/noa' });
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '28' } });
  ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
  ses.on(GetAccountCommand).resolves({
    SendingEnabled: true,
    ProductionAccessEnabled: true,
    Details: { MailType: 'MARKETING', UseCaseDescription: 'A newsletter, and codes' },
  });
  lambdaWith(1_000);
  distributions(1);
  // As DNS may return a long text: in pieces. Other texts at the name do not count.
  texts = { '_dmarc.pointe.dance': [['site-verification=1'], ['v=DMARC1; ', 'p=none']] };
  acm.on(DescribeCertificateCommand).resolves(certificate({ NotAfter: new Date(Date.now() + 90 * 86_400_000) }));
  sns.on(ListSubscriptionsByTopicCommand).resolves({
    Subscriptions: [{ Endpoint: 'duty@pointe.dance', SubscriptionArn: 'arn:aws:sns:eu-central-1:1:alarms:2' }],
  });
  dynamodb.on(GetItemCommand).resolves({ Item: { count: { N: '2' } } });
  cloudFormation.on(DescribeStacksCommand).resolves(stackWith('CREATE_COMPLETE'));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The findings that are not well, as `severity: text | advice`. */
const complaints = async (examined = stage) =>
  (await examine(examined, lookUp))
    .filter(({ severity }) => severity !== 'ok')
    .map(({ severity, text, advice }) => `${severity}: ${text} | ${advice}`);

describe('npm run doctor', () => {
  it('finds nothing where nothing is lacking', async () => {
    const findings = await examine(stage, lookUp);
    expect(findings.map(({ severity }) => severity)).toEqual(Array(14).fill('ok'));
    expect(worst(findings)).toBe(0);
  });

  it('warns of a stage whose data can be deleted', async () => {
    expect(await complaints({ ...stage, protected: false })).toEqual([
      'warning: The tables, the user pool and the stack can be deleted. | Set "protected": true of stage "prod" in cdk.json, then npx cdk deploy',
    ]);
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'an account that is not the stage’s',
      () => sts.on(GetCallerIdentityCommand).resolves({ Account: '222222222222' }),
      /^error: The credentials are of account 222222222222, the stage is of 111111111111/,
    ],
    [
      'no credentials',
      () => sts.on(GetCallerIdentityCommand).rejects(refusal('ExpiredToken', 'the token is over')),
      /^error: No valid AWS credentials: the token is over/,
    ],
    [
      'a profile whose log-in has run out',
      () => {
        vi.stubEnv('AWS_PROFILE', 'noa');
        sts.on(GetCallerIdentityCommand).rejects(refusal('ExpiredToken', 'the token is over'));
      },
      /^error: No valid AWS credentials \(AWS_PROFILE is noa\): the token is over/,
    ],
    [
      'a profile of another account',
      () => {
        vi.stubEnv('AWS_PROFILE', 'noa');
        sts.on(GetCallerIdentityCommand).resolves({ Account: '222222222222' });
      },
      /^error: The credentials \(AWS_PROFILE is noa\) are of account 222222222222/,
    ],
    ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ENETUNREACH', 'SELF_SIGNED_CERT_IN_CHAIN'].map(
      (code): [string, () => unknown, RegExp] => [
        `a network that fails with ${code}`,
        () => {
          vi.stubEnv('AWS_PROFILE', 'noa');
          sts.on(GetCallerIdentityCommand).rejects(Object.assign(new Error(`no way: ${code}`), { code }));
        },
        new RegExp(
          `^error: AWS cannot be reached \\(AWS_PROFILE is noa\\): no way: ${code} \\| Check this machine's network.*\\(eu-central-1\\)`,
        ),
      ],
    ),
    [
      'a call that nothing came back of',
      () => sts.on(GetCallerIdentityCommand).rejects(refusal('TimeoutError', '')),
      /^error: AWS cannot be reached: TimeoutError \| /,
    ],
    [
      'a network that fails meanwhile',
      () =>
        ses
          .on(GetAccountCommand)
          .rejects(Object.assign(new Error('getaddrinfo ENOTFOUND email.moon'), { code: 'ENOTFOUND' })),
      /^error: Could not check SES's sandbox: .*ENOTFOUND email\.moon \| Check this machine's network/,
    ],
    [
      'a region without the CDK',
      () => ssm.on(GetParameterCommand).rejects(refusal('ParameterNotFound')),
      /^error: .*not bootstrapped in eu-central-1.*npx cdk bootstrap aws:\/\/111111111111\/eu-central-1/,
    ],
    [
      'an old bootstrap',
      () => ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '5' } }),
      /^error: .*too old \(version 5\)/,
    ],
    [
      'an identity that SES does not know',
      () => ses.on(GetEmailIdentityCommand).rejects(refusal('NotFoundException')),
      /^error: SES does not know pointe\.dance.*create-email-identity --email-identity pointe\.dance --region eu-central-1/,
    ],
    [
      'an identity that is not verified',
      () =>
        ses.on(GetEmailIdentityCommand).resolves({
          VerifiedForSendingStatus: false,
          DkimAttributes: { Tokens: ['abc'] },
        }),
      /^error: SES has not verified pointe\.dance yet.*abc\._domainkey\.pointe\.dance CNAME abc\.dkim\.amazonses\.com/s,
    ],
    [
      'an identity whose keys stand in a zone of the region',
      () =>
        ses.on(GetEmailIdentityCommand).resolves({
          VerifiedForSendingStatus: false,
          DkimAttributes: { Tokens: ['abc', 'def'], SigningHostedZone: 'dkim.il-central-1.amazonses.com' },
        }),
      /abc\._domainkey\.pointe\.dance CNAME abc\.dkim\.il-central-1\.amazonses\.com\ndef\..* def\.dkim\.il-central-1\.amazonses\.com$/s,
    ],
    [
      'the sandbox',
      () => ses.on(GetAccountCommand).resolves({ SendingEnabled: true, ProductionAccessEnabled: false }),
      /^warning: SES is in its sandbox/,
    ],
    [
      'an account that SES has stopped',
      () => ses.on(GetAccountCommand).resolves({ SendingEnabled: false, ProductionAccessEnabled: true }),
      /^error: SES has stopped sending/,
    ],
    [
      'a sandbox that AWS was asked to open',
      () =>
        ses.on(GetAccountCommand).resolves({
          SendingEnabled: true,
          ProductionAccessEnabled: false,
          Details: { MailType: 'MARKETING', ReviewDetails: { Status: 'PENDING' } },
        }),
      /^warning: SES is in its sandbox: .*The request for production access: PENDING\./,
    ],
    [
      'production access without a word of campaigns',
      () =>
        ses
          .on(GetAccountCommand)
          .resolves({ SendingEnabled: true, ProductionAccessEnabled: true, Details: transactional }),
      /^warning: AWS knows of TRANSACTIONAL mail only.*Before the first campaign.*OPERATE\.md, "Out of SES's sandbox"/,
    ],
    [
      'ten functions at once',
      () => lambdaWith(10),
      /^warning: Lambda runs only 10 functions at once in eu-central-1.*request-service-quota-increase .*--quota-code L-B99A9384 .*--region eu-central-1$/s,
    ],
    ['forty-nine functions at once', () => lambdaWith(49), /^warning: Lambda runs only 49 functions/],
    [
      'an account that CloudFront has never seen',
      () => distributions(0),
      /^warning: The account has no CloudFront distribution: AWS Support may have to verify.*create-distribution.*OPERATE\.md, "A new account"/s,
    ],
    [
      'no DMARC record',
      () => {
        texts = {};
      },
      /^warning: pointe\.dance has no DMARC record.* \| Add this DNS record: _dmarc\.pointe\.dance TXT "v=DMARC1; p=none"$/,
    ],
    [
      'two DMARC records',
      () => {
        texts = { '_dmarc.pointe.dance': [['v=DMARC1; p=none'], ['v=DMARC1;p=reject']] };
      },
      /^warning: _dmarc\.pointe\.dance has 2 DMARC records/,
    ],
    [
      'a certificate that waits',
      () => acm.on(DescribeCertificateCommand).resolves(certificate({ Status: 'PENDING_VALIDATION' })),
      /^error: The certificate of pointe\.dance is not issued: PENDING_VALIDATION/,
    ],
    [
      'a certificate of another name',
      () => acm.on(DescribeCertificateCommand).resolves(certificate({ SubjectAlternativeNames: ['*.pointe.dance'] })),
      /^error: The certificate is for \*\.pointe\.dance, not for pointe\.dance/,
    ],
    [
      'a certificate that ends soon',
      () => acm.on(DescribeCertificateCommand).resolves(certificate({ NotAfter: new Date(Date.now() + 864_000_500) })),
      /^warning: .*ends in 10 days/,
    ],
    [
      'no stack',
      () =>
        cloudFormation.on(DescribeStacksCommand).rejects(refusal('ValidationError', 'Stack with id x does not exist')),
      /^warning: Stage "prod" is not deployed yet\. \| npx cdk deploy$/,
    ],
    [
      'a first deployment that failed',
      () => cloudFormation.on(DescribeStacksCommand).resolves(stackWith('ROLLBACK_COMPLETE', {})),
      /^error: PointeShoes-prod: ROLLBACK_COMPLETE/,
    ],
    [
      'a rollback that is stuck',
      () => cloudFormation.on(DescribeStacksCommand).resolves(stackWith('UPDATE_ROLLBACK_FAILED')),
      /continue-update-rollback --stack-name PointeShoes-prod/,
    ],
    [
      'a site that answers with an error',
      () => {
        status = 503;
      },
      /^error: http:\/\/127\.0\.0\.1:\d+\/api\/health answers 503/,
    ],
    [
      'a lock that is not deployed yet',
      () => cloudFormation.on(DescribeStacksCommand).resolves(stackWith('UPDATE_COMPLETE', outputs(), false)),
      /^warning: "protected" is set in cdk\.json, but not deployed yet\. \| npx cdk deploy$/,
    ],
    [
      'no administrator',
      () => dynamodb.on(GetItemCommand).resolves({}),
      /^error: There is no administrator\. \| npm run create-admin -- --stage prod/,
    ],
    [
      'nobody to alarm',
      () => sns.on(ListSubscriptionsByTopicCommand).resolves({}),
      /^warning: Nobody is told of alarms/,
    ],
    [
      'a subscription that nobody has confirmed',
      () =>
        sns.on(ListSubscriptionsByTopicCommand).resolves({
          Subscriptions: [{ Endpoint: 'duty@pointe.dance', SubscriptionArn: 'PendingConfirmation' }],
        }),
      /^warning: Not confirmed, so not told of alarms: duty@pointe\.dance/,
    ],
    [
      'a right that the operator lacks',
      () => ses.on(GetAccountCommand).rejects(refusal('AccessDeniedException', 'not yours')),
      /^error: Could not check SES's sandbox: AccessDeniedException: not yours/,
    ],
  ])('tells of %s, alone', async (_what, arrange, complaint) => {
    arrange();
    const heard = await complaints();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(complaint);
  });

  it('takes a use case that names campaigns, whatever its type, and one that AWS does not show', async () => {
    const access = { SendingEnabled: true, ProductionAccessEnabled: true };
    const campaigns = { ...transactional, UseCaseDescription: 'Codes, and a newsletter to confirmed subscribers' };
    for (const Details of [campaigns, undefined]) {
      ses.on(GetAccountCommand).resolves({ ...access, ...(Details ? { Details } : {}) });
      expect(await complaints()).toEqual([]);
    }
  });

  describe('of the sender’s DMARC', () => {
    const from = (address: string, identity: 'domain' | 'address') => ({
      ...stage,
      mail: { from: address, identity },
    });

    it.each([
      ['p=reject', '_dmarc.free.mail', 'v=DMARC1; p=reject; rua=mailto:d@free.mail', 'noa@free.mail', 'reject'],
      ['p=quarantine', '_dmarc.free.mail', 'v=DMARC1;p=QUARANTINE', 'noa@free.mail', 'quarantine'],
      ['sp= of the domain above', '_dmarc.free.mail', 'v=DMARC1; p=none; sp=reject', 'noa@il.free.mail', 'reject'],
      ['p= of the domain above', '_dmarc.free.mail', 'v=DMARC1; p=reject', 'noa@il.free.mail', 'reject'],
    ])('warns of an address of others whose domain says %s', async (_what, name, text, address, policy) => {
      texts = { [name]: [[text.slice(0, 12), text.slice(12)]] };
      const [complaint, ...others] = await complaints(from(address, 'address'));
      expect(others).toEqual([]);
      expect(complaint).toMatch(/^warning: .*land in spam or are refused\. \| .*"identity": "domain"/);
      expect(complaint).toContain(`is "${policy}"`);
    });

    it('takes an address whose domain asks for nothing, or says nothing', async () => {
      texts = { '_dmarc.free.mail': [['v=DMARC1; p=none; sp=reject']] };
      expect(await complaints(from('noa@free.mail', 'address'))).toEqual([]);
      texts = {};
      expect(await complaints(from('noa@free.mail', 'address'))).toEqual([]);
    });

    it('finds the record of the domain above', async () => {
      expect(await complaints(from('no-reply@mail.pointe.dance', 'domain'))).toEqual([]);
    });

    it('is no fault where DNS cannot be asked', async () => {
      const down = async () => {
        throw Object.assign(new Error('queryTxt ESERVFAIL'), { code: 'ESERVFAIL' });
      };
      const findings = await examine(stage, down);
      expect(findings.filter(({ severity }) => severity !== 'ok')).toEqual([
        {
          severity: 'warning',
          text: 'Could not look up the DMARC record of pointe.dance: queryTxt ESERVFAIL',
          advice: 'dig +short TXT _dmarc.pointe.dance',
        },
      ]);
    });
  });
});
