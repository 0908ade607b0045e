import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { s3PictureStore } from '#lambdas/pictures/index.ts';
import { createAwsEndpoint } from '#scripts/local/aws-endpoint.ts';
import { createAuthorizer } from '#scripts/local/iam/authorizer.ts';
import { createDenials } from '#scripts/local/iam/denials.ts';
import { createEvaluator } from '#scripts/local/iam/evaluate.ts';
import { createS3 } from '#scripts/local/s3/s3.ts';
import { s3Service } from '#scripts/local/s3/service.ts';

const Bucket = 'site-bucket';
const allow = (actions: string[], keys: string) => ({
  Effect: 'Allow' as const,
  Action: actions,
  Resource: [`arn:aws:s3:::${Bucket}/${keys}`],
  Condition: {},
});
/** The rights of the function, and nothing beside them. */
const role = createEvaluator([
  allow(['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], '_uploads/*'),
  allow(['s3:PutObject'], 'images/pictures/*'),
]);

/** The site's bucket behind the real SDK client and the twin's S3 stand-in. */
export const openBucket = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const denials = createDenials(() => undefined);
  const s3 = createS3(
    folder,
    createAuthorizer(denials, () => undefined),
    Date.now,
  );
  await s3.createBucket(Bucket, { lifecycle: [], cors: [] });
  const callers = new Map([
    ['EDITING', { name: 'editing', principal: { roleArn: 'arn:aws:iam::000000000000:role/editing' }, identity: role }],
    ['TESTER', { name: 'tester', principal: 'operator' as const }],
  ]);
  const problems: string[] = [];
  const endpoint = createAwsEndpoint({
    services: {},
    callers,
    direct: s3Service(s3, { callers, secretOf: () => 'secret', now: Date.now, aliasesOf: () => [] }),
    onProblem: (message) => problems.push(message),
  });
  const port = await endpoint.listen(0);
  const clientOf = (accessKeyId: string) =>
    new S3Client({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      credentials: { accessKeyId, secretAccessKey: 'secret' },
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  const [editing, tester] = [clientOf('EDITING'), clientOf('TESTER')];
  return {
    pictures: s3PictureStore(Bucket, editing),
    problems,
    /** The refusals that the function got. */
    denied: () => denials.all().map(({ action, resource }) => `${action} ${resource}`),
    /** As a browser has uploaded it. */
    upload: (id: string, Body: Buffer) => tester.send(new PutObjectCommand({ Bucket, Key: `_uploads/${id}`, Body })),
    read: async (Key: string) => {
      const object = await tester.send(new GetObjectCommand({ Bucket, Key })).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      });
      const content = Buffer.from((await object?.Body?.transformToByteArray()) ?? []);
      return object && { content, type: object.ContentType, cacheControl: object.CacheControl };
    },
    close: async () => {
      for (const client of [editing, tester]) client.destroy();
      await endpoint.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
