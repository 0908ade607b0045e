import path from 'node:path';
import { createAwsEndpoint } from './aws-endpoint.ts';
import { createCallers } from './callers.ts';
import { createDistribution } from './cloudfront/distribution.ts';
import { createSiteServer, type Front, type Site } from './cloudfront/server.ts';
import { createStackOrigins } from './cloudfront/stack-origins.ts';
import { createConsole } from './console/console.ts';
import { createFaults } from './faults/faults.ts';
import { deployedFunctions } from './functions/function-properties.ts';
import { createInvoke, functionArn } from './functions/invoke.ts';
import { createLogBuffer } from './functions/log-buffer.ts';
import type { RunningFunction } from './functions/runner.ts';
import { createRunners } from './functions/runners.ts';
import { createAuthorizer } from './iam/authorizer.ts';
import { createDenials } from './iam/denials.ts';
import { keptData } from './kept-data.ts';
import { createSiteAliases, localAddressesOf } from './local-addresses.ts';
import { openStandIns } from './open-stand-ins.ts';
import { resourcePolicies } from './resource-policies.ts';
import { createClock } from './runtime/clock.ts';
import { listen, stop } from './runtime/listen.ts';
import { isLoopbackOrigin } from './runtime/loopback.ts';
import { s3Service } from './s3/service.ts';
import { createStandIns } from './stand-in/stand-in.ts';
import { readAssembly } from './template/assembly.ts';
import { runTriggers } from './triggers/triggers.ts';
import type { Prepared, Twin, TwinOptions } from './twin-interface.ts';

export type { Prepared, Twin, TwinOptions };

/** Starts every stand-in that the template asks for and serves its distribution on one port. */
export const startTwin = async (options: TwinOptions): Promise<Twin> => {
  const { onProblem = console.error } = options;
  const clock = createClock();
  const { now } = clock;
  const faults = createFaults(now);
  const assembly = await readAssembly(options.assembly);
  const { stack } = assembly;
  const [distribution, ...others] = stack.ofType('AWS::CloudFront::Distribution');
  if (distribution === undefined || others.length > 0) throw new Error('The template needs exactly one distribution');
  const denials = createDenials(options.onDenial ?? (() => {}));
  const authorizer = createAuthorizer(denials, resourcePolicies(stack));
  const deployed = deployedFunctions(stack);
  const { callers, operator, secretOf, credentialsOf } = createCallers(stack, deployed);
  const opening = Promise.withResolvers<Site>();
  const site = createSiteServer(opening.promise, onProblem);
  const port = await listen(site, options.port);
  const url = `http://localhost:${port}`;
  const standIns = createStandIns(clock);
  const running: (() => Promise<void>)[] = [];
  let front: Front | undefined;
  const close = async (): Promise<void> => {
    // A call that waits because of a fault must not hold the end up.
    faults.clear();
    await front?.close();
    await stop(site);
    await standIns.stop();
    for (const end of running) await end();
    await standIns.close();
  };

  try {
    const functions = new Map<string, RunningFunction>();
    const invoke = createInvoke(functions);
    const callerOf = (arn: string) => {
      const found = deployed.find((each) => each.arn === arn);
      return found && callers.get(credentialsOf(found.name).accessKeyId);
    };
    const { dynamoDb, s3, tables, freshTables, ses, pop3, cognito, streams, sqs, scheduler, bedrock } =
      await openStandIns(standIns, {
        assembly,
        options,
        authorizer,
        faults,
        invoke,
        callerOf,
        errorsOf: (name) => functions.get(functionArn(name))?.errors() ?? [],
        now,
        onProblem,
      });
    const awsServer = createAwsEndpoint({
      services: standIns.services(),
      callers,
      direct: s3Service(s3, { callers, secretOf, now, aliasesOf: createSiteAliases(distribution, port) }),
      faults,
      kill: (caller) => functions.get(functionArn(caller))?.kill(),
      now,
      open: {
        name: 'cognito-idp',
        serviceOf: cognito.openServiceOf,
        admits: (origin) => isLoopbackOrigin(origin, port),
      },
      onProblem,
    });
    const awsEndpoint = `http://127.0.0.1:${await awsServer.listen(0)}`;
    running.unshift(awsServer.close);
    const localize = localAddressesOf(stack, distribution, { url, awsEndpoint });
    const runners = createRunners(deployed, {
      assembly,
      credentialsOf,
      awsEndpoint,
      clock,
      concurrency: options.concurrency,
      skipPauses: options.skipPauses,
      patience: options.patience,
      localize,
      keys: cognito.keys,
      mailAuthority: pop3.authority,
      variables: options.variables,
    });
    for (const runner of runners) functions.set(runner.arn, runner);
    running.unshift(...runners.map(({ close }) => close));
    const prepared: Prepared = { stack, awsEndpoint, operator, tables, freshTables, userPools: cognito.userPools };
    await options.prepare?.(prepared);

    front = await options.front?.(site);
    const edgeLog = createLogBuffer();
    const jwksOf = (issuer: string) => cognito.jwksOf(issuer) ?? options.jwksOf?.(issuer);
    const atTheEdge = createDistribution(stack, distribution, {
      originOf: createStackOrigins(stack, { s3, faults, functions, jwksOf, now }),
      localize,
      log: edgeLog.add,
      onProblem,
    });
    opening.resolve({
      ...(front && { modules: front.modules }),
      own: createConsole({
        stack,
        dynamoDb,
        runners,
        denials,
        awsEndpoint,
        edgeLog,
        clock,
        faults,
        mails: ses.mails,
        // At 8110 beside 8080.
        openPop3: () => pop3.open(port + 30),
        streams,
        sqs,
        scheduler,
        bedrock,
      }),
      distribution: front?.around(atTheEdge) ?? atTheEdge,
    });
    standIns.start();
    const file = path.join(options.dataDir, keptData.triggers);
    await runTriggers(stack, { invoke, file, isFresh: freshTables.length > 0, onProblem });

    return {
      ...prepared,
      url,
      simulated: `CloudFront, API Gateway, Lambda (${runners.length}), DynamoDB (${Object.keys(tables).length}), S3, Cognito (${Object.keys(cognito.userPools).length}), SES, SQS, SSM, EventBridge Scheduler, Bedrock, CloudWatch alarms, IAM`,
      denied: denials.all,
      calls: (name) => runners.find((runner) => runner.name === name)?.calls() ?? [],
      counts: (name) => {
        const counts = runners
          .filter(({ logicalId }) => logicalId.startsWith(name ?? ''))
          .map((runner) => runner.counts());
        const sum = (which: 'running' | 'finished' | 'throttled') => counts.reduce((all, each) => all + each[which], 0);
        return { running: sum('running'), finished: sum('finished'), throttled: sum('throttled') };
      },
      memory: async (name) => runners.find(({ logicalId }) => logicalId.startsWith(name))?.memory() ?? 0,
      queues: sqs.state,
      mails: ses.mails.list,
      clock,
      replaceCode: (bundle, folder) => {
        for (const runner of runners) if (runner.bundle === bundle) runner.replaceCode(folder);
      },
      sweep: dynamoDb.sweep,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
