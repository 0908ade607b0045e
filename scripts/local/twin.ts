import { createAwsEndpoint } from './aws/endpoint.ts';
import { jsonService } from './aws/json-service.ts';
import { type Credentials, createCallers } from './callers.ts';
import { createDistribution } from './cloudfront/distribution.ts';
import { createSiteServer } from './cloudfront/server.ts';
import { createStackOrigins } from './cloudfront/stack-origins.ts';
import { createConsole } from './console/console.ts';
import { dynamoDbAccess } from './dynamodb/access.ts';
import { deployedFunctions } from './functions/function-properties.ts';
import { createLogBuffer } from './functions/log-buffer.ts';
import { type Call, createRunner } from './functions/runner.ts';
import type { Jwks } from './gateway/jwt.ts';
import { createAuthorizer } from './iam/authorizer.ts';
import { createDenials, type Denial } from './iam/denials.ts';
import { listen, stop } from './listen.ts';
import { bucketPolicies } from './s3/bucket-properties.ts';
import { s3Service } from './s3/service.ts';
import { openStorage } from './storage.ts';
import { readAssembly } from './template/assembly.ts';

export interface TwinOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where tables and buckets keep their data. */
  dataDir: string;
  /** The synthesized cloud assembly. */
  assembly: string;
  onDenial?(denial: Denial): void;
  onProblem?(message: string): void;
  /** Keys of token issuers, by issuer, until the identity stand-in publishes its own. */
  jwksOf?(issuer: string): Jwks | undefined;
  /** Runs before the first request is served, with everything behind the AWS endpoint already there. */
  prepare?(stack: Prepared): Promise<void>;
}

/** What a seed needs. */
export interface Prepared {
  awsEndpoint: string;
  /** May do everything on the AWS endpoint: for seeds and tests. */
  operator: Credentials;
  /** Table names by logical id. */
  tables: Record<string, string>;
  /** Tables that did not exist before this start. */
  freshTables: string[];
}

/** The stack of a template, running on this machine. */
export interface Twin extends Prepared {
  url: string;
  /** What of AWS is simulated, in a line. */
  simulated: string;
  denied(): Denial[];
  /** The latest calls of a function, by its name. */
  calls(functionName: string): Call[];
  /** Deletes expired items now instead of at the next sweep. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}

/** Starts every stand-in that the template asks for and serves its distribution on one port. */
export const startTwin = async (options: TwinOptions): Promise<Twin> => {
  const { onProblem = console.error, jwksOf = () => undefined } = options;
  const assembly = await readAssembly(options.assembly);
  const { stack } = assembly;
  const [distribution, ...others] = stack.ofType('AWS::CloudFront::Distribution');
  if (distribution === undefined || others.length > 0) throw new Error('The template needs exactly one distribution');
  const denials = createDenials(options.onDenial ?? (() => {}));
  const authorizer = createAuthorizer(denials, bucketPolicies(stack));
  const deployed = deployedFunctions(stack);
  const { callers, operator, credentialsOf } = createCallers(stack, deployed);
  const { dynamoDb, s3, tables, freshTables } = await openStorage(assembly, options.dataDir, authorizer);
  const closing: (() => Promise<void>)[] = [dynamoDb.close];

  try {
    const awsServer = createAwsEndpoint({
      services: {
        dynamodb: jsonService((operation, input, { caller }) => {
          authorizer.require(caller, dynamoDbAccess(operation, input));
          return dynamoDb.perform(operation, input);
        }),
        s3: s3Service(s3),
      },
      callers,
      onProblem,
    });
    const awsEndpoint = `http://127.0.0.1:${await listen(awsServer, 0)}`;
    closing.unshift(() => stop(awsServer));
    const prepared: Prepared = { awsEndpoint, operator, tables, freshTables };
    await options.prepare?.(prepared);

    const runners = deployed.map((each) =>
      createRunner(each, {
        folder: assembly.asset(each.properties.Code.S3Key),
        credentials: credentialsOf(each.name),
        awsEndpoint,
      }),
    );
    closing.unshift(...runners.map(({ close }) => close));
    const functions = new Map(runners.map((runner) => [runner.arn, runner]));
    const edgeLog = createLogBuffer();
    const handle = createDistribution(stack, distribution, {
      originOf: createStackOrigins(stack, { s3, functions, jwksOf }),
      log: edgeLog.add,
      onProblem,
    });
    const site = createSiteServer(createConsole({ stack, dynamoDb, runners, denials, awsEndpoint, edgeLog }), handle);
    const port = await listen(site, options.port);
    closing.unshift(() => stop(site));
    for (const runner of runners) runner.warm();

    return {
      ...prepared,
      url: `http://localhost:${port}`,
      simulated: `CloudFront, API Gateway, Lambda (${runners.length}), DynamoDB (${Object.keys(tables).length}), S3, IAM`,
      denied: denials.all,
      calls: (name) => runners.find((runner) => runner.name === name)?.calls() ?? [],
      sweep: dynamoDb.sweep,
      close: () => closeAll(closing),
    };
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
};

/** In order: first what takes requests, last what they need. */
const closeAll = async (closing: (() => Promise<void>)[]): Promise<void> => {
  for (const close of closing) await close();
};
