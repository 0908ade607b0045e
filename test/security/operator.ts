import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import {
  GetSuppressedDestinationCommand,
  NotFoundException,
  PutSuppressedDestinationCommand,
  SESv2Client,
  type SuppressionListReason,
} from '@aws-sdk/client-sesv2';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { identityVariables, mainTable } from '#scripts/local/seed.ts';
import { environment } from '#scripts/local/template/environment.ts';
import type { Product } from '#test/support/product.ts';

/** The acts of the account's owner: on the pool, the table, the bucket and the logs, past the product's own API. */
export const operatorOf = (product: Product) => {
  const aws = { endpoint: product.awsEndpoint, region: environment.region, credentials: product.operator };
  const { USER_POOL_ID: userPoolId = '', USER_POOL_CLIENT_ID: clientId = '' } = identityVariables(product.stack);
  const cognito = new CognitoIdentityProviderClient(aws);
  const { app, identity } = openUserPool({ userPoolId, clientId }, cognito);
  const table = openTable(mainTable(product.tables) ?? '', new DynamoDBClient(aws));

  const s3 = new S3Client({ ...aws, forcePathStyle: true });
  const ses = new SESv2Client(aws);
  const [bucket] = product.stack.ofType('AWS::S3::Bucket');

  return {
    cognito,
    userPoolId,
    clientId,
    app,
    identity,
    table,

    /** Puts an address on the account's suppression list, as SES does by itself. */
    async suppress(email: string, Reason: SuppressionListReason): Promise<void> {
      await ses.send(new PutSuppressedDestinationCommand({ EmailAddress: email, Reason }));
    },

    /** Why the account's suppression list has an address; undefined where it has not. */
    suppressedFor: (email: string): Promise<string | undefined> =>
      ses.send(new GetSuppressedDestinationCommand({ EmailAddress: email })).then(
        ({ SuppressedDestination }) => SuppressedDestination?.Reason,
        (error: unknown) => {
          if (error instanceof NotFoundException) return undefined;
          throw error;
        },
      ),

    /** Puts a page's file where a deployment would. */
    async deployPage(key: string, html: string): Promise<void> {
      const object = { Bucket: bucket?.id, Key: key, Body: html, ContentType: 'text/html; charset=utf-8' };
      await s3.send(new PutObjectCommand(object));
    },

    /** Every item of these tables; of all unless they are named. */
    async items(tables = Object.values(product.tables)): Promise<Record<string, unknown>[]> {
      const all: Record<string, unknown>[] = [];
      for (const name of tables) {
        let after: string | undefined = '';
        while (after !== undefined) {
          const query = `name=${encodeURIComponent(name)}&limit=200${after && `&after=${after}`}`;
          const { body } = await product.send(`GET /__local/api/table?${query}`);
          all.push(...body.items);
          after = body.after;
        }
      }
      return all;
    },

    /** All that the functions have printed, by function. */
    async logs(): Promise<Record<string, string>> {
      const { body } = await product.send('GET /__local/api/calls');
      const pages = Object.keys(body).map(async (name) => {
        const { text } = await product.send(`GET /__local/functions/${name}`);
        const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
        return [name, text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, entity) => entities[entity] ?? '')] as const;
      });
      return Object.fromEntries(await Promise.all(pages));
    },
    botCheck: product.easyBotCheck,
  };
};
