import path from 'node:path';
import { createBedrock } from './bedrock/bedrock.ts';
import { createInvalidations } from './cloudfront/invalidations.ts';
import { createCloudWatch } from './cloudwatch/cloudwatch.ts';
import { openCognito } from './cognito/cognito.ts';
import { openEventBus } from './eventbridge/event-bus.ts';
import type { Faults } from './faults/faults.ts';
import { mailWith } from './faults/struck.ts';
import type { Invoke } from './functions/invoke.ts';
import type { Authorizer, Caller } from './iam/authorizer.ts';
import { keptData } from './kept-data.ts';
import { createPop3 } from './pop3/pop3-server.ts';
import { openScheduler } from './scheduler/scheduler.ts';
import { usualQuota } from './ses/send-rate.ts';
import { openSesService } from './ses/service.ts';
import { openSqs } from './sqs/sqs.ts';
import { openKeptParameters } from './ssm/kept-parameters.ts';
import { readParameters } from './ssm/parameters.ts';
import { createSsm } from './ssm/ssm.ts';
import type { StandIns } from './stand-in/stand-in.ts';
import { openStorage } from './storage.ts';
import { openStreams } from './streams/streams.ts';
import type { Assembly } from './template/assembly.ts';
import type { TwinOptions } from './twin-interface.ts';

interface Surroundings {
  assembly: Assembly;
  options: Pick<
    TwinOptions,
    'dataDir' | 'readLag' | 'holdStreams' | 'patience' | 'sendQuota' | 'keptMails' | 'askModel' | 'shards'
  >;
  authorizer: Authorizer;
  faults: Faults;
  invoke: Invoke;
  /** Who calls when the function with this ARN does. */
  callerOf(arn: string): Caller | undefined;
  /** When a function has failed. */
  errorsOf(functionName: string): readonly number[];
  now(): number;
  onProblem(message: string): void;
}

/** Opens a stand-in for each service that the template uses; a new one is a line here. */
export const openStandIns = async (
  { add }: StandIns,
  { assembly, options, authorizer, faults, invoke, callerOf, errorsOf, now, onProblem }: Surroundings,
) => {
  const { stack } = assembly;
  const { dataDir, readLag, holdStreams = false, patience, sendQuota = {}, keptMails } = options;
  const inData = (...names: string[]) => path.join(dataDir, ...names);
  const common = { authorizer, invoke, now, onProblem };

  const storage = add(await openStorage(assembly, { dataDir, authorizer, now, onProblem }));
  const { dynamoDb } = storage;
  if (readLag !== undefined) dynamoDb.readLag.set(readLag);
  const sqs = add(await openSqs(stack, { ...common, folder: inData(keptData.queues), callerOf }));
  const { put: publish } = openEventBus(stack, { ...common, faults, send: sqs.send });
  const quota = { ...usualQuota, ...sendQuota };
  const ses = add(await openSesService({ stack, ...common, folder: inData(keptData.mail), quota, keptMails, publish }));
  const pop3 = add(createPop3(ses.mails));
  add(createInvalidations(stack, authorizer, now));
  add(createCloudWatch(stack, { authorizer, errorsOf, now }));
  const kept = await openKeptParameters(inData(keptData.parameters), now);
  const parameters = readParameters(stack, { kept, file: inData('parameters.json'), now });
  add(createSsm({ parameters, kept, authorizer }));
  const streams = await openStreams(stack, { ...common, dynamoDb, callerOf, shards: options.shards });
  add(holdStreams ? { ...streams, start: () => {} } : streams);
  const deliver = mailWith(faults, ses.send);
  const cognito = add(
    await openCognito(stack, authorizer, { folder: inData(keptData.userPools), invoke, deliver, now, patience }),
  );
  const scheduler = add(
    await openScheduler(stack, { ...common, send: sqs.send, file: inData(keptData.schedules, 'schedules.jsonl') }),
  );
  const bedrock = add(createBedrock(authorizer, options.askModel));
  return { ...storage, bedrock, ses, pop3, streams, sqs, cognito, scheduler };
};
