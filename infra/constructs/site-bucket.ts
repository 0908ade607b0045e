import { AssetStaging, Duration, RemovalPolicy, Stack, Token, Validations } from 'aws-cdk-lib';
import { Grant, type IGrantable, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ILogGroup, LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { languages } from '#contracts/text/language.ts';
import type { Stage } from '../config.ts';
import { removeOnFailedCreationOnly } from './failed-creation.ts';

const site = '.build/site';
const assets = 'assets/*';
const compressedPages = languages.map((language) => `_pages/${language}/*`);
/** The paths that the render function writes from the table's content. */
const drawn = [
  '_pages/*',
  'images/shoes/*',
  'seed/catalogue.json',
  'seed/site-*.json',
  'seed/page-*.json',
  'seed/glossary-*.json',
  'seed/search-*.json',
  'sitemap.xml',
  'robots.txt',
  'feed-*.xml',
  'manifest-*.webmanifest',
];

export interface SiteBucketProps {
  /** The site's own domain, if it has one. */
  domain: Stage['domain'];
  logRetentionDays: number;
  /** Whether no resource of the stack may empty the bucket. */
  locked: boolean;
  /** Whether the pages that the build has drawn are uploaded. They show the seed, and name the local twin's address. */
  builtPages: boolean;
}

/** The site's files: pages per language, assets, pictures. Private; CloudFront reads it through origin access control. */
export class SiteBucket extends Construct {
  readonly bucket: IBucket;
  readonly bucketName: string;
  /** Changes with any of the files that a deployment uploads. */
  readonly filesHash: string;
  /** Where the functions that run during a deployment write what they do. */
  readonly deploymentLog: ILogGroup;

  constructor(scope: Construct, id: string, { domain, logRetentionDays, locked, builtPages }: SiteBucketProps) {
    super(scope, id);
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(30) },
        // An upload is checked, copied and deleted. Until then the file may still contain metadata such as the place
        // where it was taken.
        { prefix: '_uploads/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
      ],
      // Administrators' browsers upload pictures here, each to a presigned address that is valid for ten minutes. The
      // signature is what protects the bucket.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT],
          // Without a domain of its own, the site's name is not known when the bucket is created.
          allowedOrigins: [domain ? `https://${domain.name}` : '*'],
          allowedHeaders: ['content-type'],
          maxAge: 3000,
        },
      ],
      ...(locked
        ? { removalPolicy: RemovalPolicy.RETAIN }
        : { removalPolicy: RemovalPolicy.DESTROY, autoDeleteObjects: true }),
    });
    if (!locked) removeOnFailedCreationOnly(bucket);
    this.bucket = bucket;
    this.bucketName = bucket.bucketName;
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions::AwsSolutions-S1',
      reason:
        'The files are public pages, read through CloudFront only; a log of those reads would hold addresses of visitors.',
    });
    this.deploymentLog = new LogGroup(this, 'DeploymentLog', {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.#deploy(bucket, builtPages);
    this.filesHash = new AssetStaging(this, 'Files', { sourcePath: site }).assetHash;
  }

  #deploy(bucket: Bucket, builtPages: boolean) {
    // A role of its own that can write only this log; otherwise CDK attaches a managed policy.
    const role = new Role(this, 'DeploymentRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    this.deploymentLog.grantWrite(role);
    const shared = {
      sources: [Source.asset(site)],
      destinationBucket: bucket,
      prune: false,
      memoryLimit: 256,
      role,
      logGroup: this.deploymentLog,
    };
    // When a failed creation empties the bucket, nothing may write to it any more.
    const emptying = bucket.node.tryFindChild('AutoDeleteObjectsCustomResource');
    // Assets carry their content's hash in the name. Old ones stay, so that a tab opened before a deployment still works.
    const deployedAssets = new BucketDeployment(this, 'Assets', {
      ...shared,
      exclude: ['*'],
      include: [assets],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pageCaching = [CacheControl.fromString('public, max-age=0, s-maxage=60, must-revalidate')];
    // Browsers ask each time (a 304 costs nothing), CloudFront at most once a minute.
    const deployedPages = new BucketDeployment(this, 'Pages', {
      ...shared,
      exclude: builtPages ? [assets, ...compressedPages] : [assets, ...drawn],
      cacheControl: pageCaching,
    });
    const deployedDrawn = builtPages
      ? [
          new BucketDeployment(this, 'CompressedPages', {
            ...shared,
            exclude: ['*'],
            include: compressedPages,
            cacheControl: pageCaching,
            contentEncoding: 'br',
          }),
        ]
      : [];
    if (emptying) {
      for (const each of [deployedAssets, deployedPages, ...deployedDrawn]) each.node.addDependency(emptying);
    }
    this.#acknowledgeDeployment(role);
  }

  /** CDK generates these grants; they cover only the asset bucket and the site bucket. */
  #acknowledgeDeployment(role: Role) {
    const bucketId = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnBucket);
    const { region, account: known } = Stack.of(this);
    const account = Token.isUnresolved(known) ? '<AWS::AccountId>' : known;
    const wildcards = [
      ...['GetBucket*', 'GetObject*', 'List*', 'Abort*', 'DeleteObject*'].map((action) => `Action::s3:${action}`),
      `Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${account}-${region}/*`,
      `Resource::<${bucketId}.Arn>/*`,
    ];
    Validations.of(role).acknowledge(
      ...wildcards.map((finding) => ({
        id: `AwsSolutions::AwsSolutions-IAM5[${finding}]`,
        reason: 'CDK copies the site from the asset bucket into the site bucket, file by file, during a deployment.',
      })),
    );
    for (const child of Stack.of(this).node.children) {
      if (!child.node.id.startsWith('Custom::CDKBucketDeployment')) continue;
      Validations.of(child).acknowledge({
        id: 'AwsSolutions::AwsSolutions-L1',
        reason: 'The function is part of CDK, which chooses its runtime; it runs during deployments only.',
      });
    }
  }

  /** Allows writing and removing everything but the built assets, and listing the pages. */
  grantWritePages(role: Role) {
    this.#grantFiles(
      role,
      ['s3:PutObject', 's3:DeleteObject'],
      drawn,
      'Pages, drawings and feeds are named after the content.',
    );
    const conditions = { StringEquals: { 's3:prefix': '_pages/' } };
    Grant.addToPrincipal({
      grantee: role,
      actions: ['s3:ListBucket'],
      resourceArns: [this.bucket.bucketArn],
      conditions,
    });
  }

  /** Allows taking pictures in: signing uploads, reading them, and keeping those that pass. */
  grantManagePictures(role: Role) {
    const reason = 'Uploads are named at random, pictures after what is in them.';
    this.#grantFiles(role, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], ['_uploads/*'], reason);
    this.#grantFiles(role, ['s3:PutObject'], ['images/pictures/*'], reason);
  }

  #grantFiles(role: Role, actions: string[], names: string[], reason: string) {
    const resourceArns = names.map((name) => this.bucket.arnForObjects(name));
    Grant.addToPrincipal({ grantee: role, actions, resourceArns });
    const bucketId = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnBucket);
    for (const name of names.filter((each) => each.includes('*'))) {
      const id = `AwsSolutions::AwsSolutions-IAM5[Resource::<${bucketId}.Arn>/${name}]`;
      Validations.of(role).acknowledge({ id, reason });
    }
  }

  /** Allows reading each language's not-found page, and no other file. */
  grantReadNotFoundPages(grantee: IGrantable) {
    Grant.addToPrincipal({
      grantee,
      actions: ['s3:GetObject'],
      resourceArns: languages.map((language) => this.bucket.arnForObjects(`_pages/${language}/404.html`)),
    });
  }
}
