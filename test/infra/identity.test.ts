import { Match, type Template } from 'aws-cdk-lib/assertions';
import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseStage } from '#infra/config.ts';
import { contentSecurityPolicy } from '#infra/constructs/response-headers.ts';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { mail, templateOf } from './templates.ts';

const newApp = temporaryApps();
/** A template that differs from the one above in two matters that do not touch each other. */
const otherTemplate = () => templateOf(newApp, { mail: { ...mail, identity: 'address' } });

interface Statement {
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

let template: Template;
beforeAll(() => {
  template = templateOf(newApp);
}, 60_000);

/** Every policy with the names of the roles that it is attached to. */
const policies = () =>
  Object.values(template.findResources('AWS::IAM::Policy')).map(({ Properties }) => ({
    roles: Properties.Roles.map(({ Ref }: { Ref: string }) => Ref.replace(/Role[0-9A-F]{8}$/, '')) as string[],
    statements: Properties.PolicyDocument.Statement as Statement[],
  }));
const callsOf = (service: string) => {
  const calls: Record<string, string[]> = {};
  for (const { roles, statements } of policies()) {
    const actions = statements.flatMap(({ Action }) => Action).filter((action) => action.startsWith(`${service}:`));
    for (const role of roles) if (actions.length > 0) calls[role] = [...(calls[role] ?? []), ...actions].sort();
  }
  return calls;
};
const named = (...names: string[]) => names.map((name) => `cognito-idp:${name}`).sort();

describe('the user pool', () => {
  it('knows no addresses: whoever asks it directly learns nothing by one [S-249]', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      AliasAttributes: Match.absent(),
      UsernameAttributes: Match.absent(),
    });
  });

  it('can be touched by the functions for logging in, own accounts and administration, each for its own calls [Q-061]', () => {
    expect(callsOf('cognito-idp')).toEqual({
      Auth: named(
        'AdminInitiateAuth',
        'AdminRespondToAuthChallenge',
        'DescribeUserPoolClient',
        'AdminSetUserMFAPreference',
        'AdminDeleteUser',
      ),
      Account: named(
        'AdminInitiateAuth',
        'AdminRespondToAuthChallenge',
        'DescribeUserPoolClient',
        'AdminSetUserPassword',
        'AdminUpdateUserAttributes',
        'AdminSetUserMFAPreference',
        'AdminDeleteUser',
      ),
      Users: named(
        'AdminCreateUser',
        'AdminSetUserPassword',
        'AdminUpdateUserAttributes',
        'AdminEnableUser',
        'AdminDisableUser',
        'AdminDeleteUser',
        'AdminAddUserToGroup',
        'AdminRemoveUserFromGroup',
        'DescribeUserPoolClient',
      ),
      // From the client's secret follows the key of the bot check.
      Newsletter: named('DescribeUserPoolClient'),
    });
  });

  it('is named in each of those grants; no grant on it has a wildcard', () => {
    const grants = policies()
      .flatMap(({ statements }) => statements)
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('cognito-idp:')));
    expect(grants).toHaveLength(4);
    for (const { Action, Resource } of grants) {
      expect(JSON.stringify(Resource)).toMatch(/IdentityPool/);
      expect(JSON.stringify([Action, Resource])).not.toContain('*');
    }
  });

  it('lets nobody log in around the API: one confidential client, and a public one without a way to log in', () => {
    const clients = Object.values(template.findResources('AWS::Cognito::UserPoolClient')).map(
      (each) => each.Properties,
    );
    expect(clients).toHaveLength(2);
    const [server, web] = clients[0]?.GenerateSecret ? clients : clients.toReversed();
    expect(server).toMatchObject({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AccessTokenValidity: 60,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    });
    expect(web).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
    });
    for (const client of clients) {
      expect(client.AllowedOAuthFlows).toBeUndefined();
      expect(client.WriteAttributes).toEqual(['email']);
    }
  });

  it('has every access token pass a function of ours before it is made, on a plan that allows it', () => {
    const arn = { 'Fn::GetAtt': [Match.stringLikeRegexp('^TokenScopesFunction'), 'Arn'] };
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      UserPoolTier: 'ESSENTIALS',
      LambdaConfig: { PreTokenGenerationConfig: { LambdaArn: arn, LambdaVersion: 'V2_0' } },
    });
    template.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: arn,
      Principal: 'cognito-idp.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^IdentityPool'), 'Arn'] },
    });
  });

  it('asks for eight characters with a special one, offers authenticator apps, recovers by mail [S-178, S-179, S-265]', () => {
    template.hasResourceProperties('AWS::Cognito::UserPool', {
      Policies: { PasswordPolicy: Match.objectLike({ MinimumLength: 8, RequireSymbols: true }) },
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      UsernameConfiguration: { CaseSensitive: false },
      LambdaConfig: {
        PreSignUp: Match.anyValue(),
        CustomMessage: Match.anyValue(),
        PostConfirmation: Match.anyValue(),
      },
      EmailConfiguration: Match.objectLike({ EmailSendingAccount: 'DEVELOPER', ConfigurationSet: Match.anyValue() }),
    });
  });

  it('sends in a name that Hebrew and Latin readers can read, as one encoded word', async () => {
    const [pool] = Object.values(template.findResources('AWS::Cognito::UserPool'));
    const From: string = pool?.Properties.EmailConfiguration.From;
    const { from } = await PostalMime.parse(`From: ${From}\r\n\r\n`);
    expect(from).toEqual({ address: 'no-reply@pointe.dance', name: 'נעלי פוינט · Pointe Shoes' });
    const [word = ''] = From.split(' ');
    expect(word.length).toBeLessThanOrEqual(75);
  });

  it('has a group for each role [S-120]', () => {
    const groups = Object.values(template.findResources('AWS::Cognito::UserPoolGroup'));
    expect(groups.map(({ Properties }) => Properties.GroupName).sort()).toEqual([
      'admin',
      'editor',
      'moderator',
      'user',
    ]);
  });
});

it('the gateway takes the tokens of the server’s client from the header [S-196]', () => {
  template.hasResourceProperties('AWS::ApiGatewayV2::Authorizer', {
    AuthorizerType: 'JWT',
    IdentitySource: ['$request.header.Authorization'],
    JwtConfiguration: {
      Audience: [Match.objectLike({ Ref: Match.stringLikeRegexp('^IdentityPoolServer|^IdentityServer') })],
    },
  });
});

describe('mail and secrets', () => {
  it('may be sent by those who know people, and to many by those who send campaigns, from the one sender', () => {
    // Once from our identity, once to a recipient who is an identity too, as in SES's sandbox.
    const twice = ['ses:SendEmail', 'ses:SendEmail'];
    const bulk = ['ses:SendBulkEmail', 'ses:SendBulkTemplatedEmail'];
    expect(callsOf('ses')).toEqual({
      IdentityEvents: twice,
      Auth: twice,
      Account: ['ses:DeleteSuppressedDestination', ...twice],
      Users: twice,
      Settings: twice,
      Newsletter: ['ses:DeleteSuppressedDestination', ...twice],
      Campaigns: [
        'ses:DeleteSuppressedDestination',
        'ses:GetSuppressedDestination',
        'ses:GetAccount',
        ...bulk,
        ...bulk,
      ].sort(),
      CampaignDispatch: ['ses:GetAccount', ...twice],
      CampaignSend: [...bulk, ...bulk].sort(),
    });
    const sets = Object.keys(template.findResources('AWS::SES::ConfigurationSet'));
    const identity = (name: string) => ({ 'Fn::Join': ['', expect.arrayContaining([`:identity/${name}`])] });
    const recipients = expect.objectContaining({ Resource: identity('*') });
    const fromUs = { Condition: { StringEquals: { 'ses:FromAddress': 'no-reply@pointe.dance' } } };
    for (const { roles, statements } of policies()) {
      const grants = statements.filter(({ Action }) => /^ses:Send/.test([Action].flat()[0] ?? ''));
      if (grants.length === 0) continue;
      expect(grants[0]?.Resource).toEqual(expect.arrayContaining([identity('pointe.dance')]));
      const named = sets.filter((set) => JSON.stringify(grants[0]?.Resource).includes(`"${set}"`));
      const role = roles[0] ?? '';
      const ofCampaigns = /^Campaign(s|Dispatch|Send)/.test(role);
      // The newsletter sends its confirmations by itself, and welcomes a subscriber as a campaign would.
      const both = role.startsWith('Newsletter');
      expect(named.toSorted()).toEqual([
        ...(ofCampaigns || both ? [expect.stringMatching(/^MailCampaigns/)] : []),
        ...(ofCampaigns ? [] : [expect.stringMatching(/^MailSignIn/)]),
      ]);
      // Each call to others asks for an action that knows the sender's address.
      for (const grant of grants.slice(1)) {
        expect(grant).toEqual(recipients);
        if (grant.Action !== 'ses:SendBulkEmail') expect(grant).toMatchObject(fromUs);
      }
      expect(grants.slice(1).some(({ Condition }) => Condition)).toBe(true);
    }
  });

  it('comes from an identity that stands before the pool is made: Cognito takes no unverified one', () => {
    template.resourceCountIs('AWS::SES::EmailIdentity', 0);
    const sourceIn = (each: Template) => {
      const [pool] = Object.values(each.findResources('AWS::Cognito::UserPool'));
      return JSON.stringify(pool?.Properties.EmailConfiguration.SourceArn);
    };
    expect(sourceIn(template)).toContain(':identity/pointe.dance"');
    expect(sourceIn(otherTemplate())).toContain(':identity/no-reply@pointe.dance"');
  }, 60_000);

  it('never scans the table, whoever it is', () => {
    for (const actions of Object.values(callsOf('dynamodb'))) {
      expect(actions).not.toContain('dynamodb:Scan');
      expect(actions.join()).not.toContain('*');
    }
  });

  it('has no client secret anywhere: it is asked for when it is needed', () => {
    expect(JSON.stringify(template.toJSON())).not.toMatch(/ClientSecret/);
  });

  it('reads secrets of the settings in those functions alone that use them, each in its own folder', () => {
    const get = ['ssm:GetParameter'];
    const reading = {
      IdentityEvents: get,
      Auth: get,
      Account: get,
      Users: get,
      Inbox: get,
      Assistant: get,
      AssistantAdmin: get,
      Newsletter: get,
    };
    expect(callsOf('ssm')).toEqual({ ...reading, Settings: ['ssm:DeleteParameter', ...get, 'ssm:PutParameter'] });
    const readers = Object.entries(template.findResources('AWS::IAM::Policy')).flatMap(([name, policy]) =>
      JSON.stringify(policy).includes('settings/turnstileSecret/*') ? [name.replace(/Role.*|Service.*/, '')] : [],
    );
    expect(readers.toSorted()).toEqual([expect.stringMatching(/^Auth/), expect.stringMatching(/^Newsletter/)]);
  });

  it('lets the scripts and frames of the bot-check in; pages that do without them say so themselves', () => {
    const targets = { bucketDomain: 'bucket.example', starter: "'sha256-starter'" };
    const policy = contentSecurityPolicy(parseStage('prod', { prod: { mail } }), targets).split('; ');
    expect(policy.find((directive) => directive.startsWith('script-src'))).toContain(
      "'self' 'sha256-starter' https://challenges.cloudflare.com ",
    );
    expect(policy.find((directive) => directive.startsWith('frame-src'))).toContain(
      ' https://challenges.cloudflare.com',
    );
    expect(policy).toContain('trusted-types ProseMirrorClipboard mail-frame bot-check statistics service-worker');
  });
});
