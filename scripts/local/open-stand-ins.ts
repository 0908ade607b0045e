import path from 'node:path';
import { openCognito } from './cognito/cognito.ts';
import type { Faults } from './faults/faults.ts';
import { mailWith } from './faults/struck.ts';
import type { Invoke } from './functions/invoke.ts';
import type { Authorizer, Caller } from './iam/authorizer.ts';
import { keptData } from './kept-data.ts';
import { openScheduler } from './scheduler/scheduler.ts';
import { openSesService } from './ses/service.ts';
import { openSqs } from './sqs/sqs.ts';
import { readParameters } from './ssm/parameters.ts';
import { createSsm } from './ssm/ssm.ts';
import type { StandIns } from './stand-in/stand-in.ts';
import { openStorage } from './storage.ts';
import { openStreams } from './streams/streams.ts';
import type { Assembly } from './template/assembly.ts';
import type { TwinOptions } from './twin-interface.ts';

interface Surroundings {
  assembly: Assembly;
  options: Pick<TwinOptions, 'dataDir' | 'dynamoDbEndpoint' | 'readLag' | 'holdStreams' | 'patience'>;
  authorizer: Authorizer;
  faults: Faults;
  invoke: Invoke;
  /** Who calls when the function with this ARN does. */
  callerOf(arn: string): Caller | undefined;
  now(): number;
  onProblem(message: string): void;
}

/** Opens a stand-in for each service that the template uses; a new one is a line here. */
export const openStandIns = async (
  { add }: StandIns,
  { assembly, options, authorizer, faults, invoke, callerOf, now, onProblem }: Surroundings,
) => {
  const { stack } = assembly;
  const { dataDir, dynamoDbEndpoint, readLag, holdStreams = false, patience } = options;
  const inData = (...names: string[]) => path.join(dataDir, ...names);
  const common = { authorizer, invoke, now, onProblem };

  const storage = add(await openStorage(assembly, { dataDir, dynamoDbEndpoint, authorizer, now, onProblem }));
  const { dynamoDb } = storage;
  if (readLag !== undefined) dynamoDb.readLag.set(readLag);
  const ses = add(await openSesService({ stack, folder: inData(keptData.mail), authorizer, now }));
  add(createSsm(readParameters(stack, inData('parameters.json'), now), authorizer));
  const streams = await openStreams(stack, { ...common, dynamoDb, callerOf });
  add(holdStreams ? { ...streams, start: () => {} } : streams);
  const sqs = add(await openSqs(stack, { ...common, folder: inData(keptData.queues), callerOf }));
  const deliver = mailWith(faults, ses.send);
  const cognito = add(
    await openCognito(stack, authorizer, { folder: inData(keptData.userPools), invoke, deliver, now, patience }),
  );
  const scheduler = add(await openScheduler(stack, { ...common, file: inData(keptData.schedules, 'schedules.jsonl') }));
  return { ...storage, ses, streams, sqs, cognito, scheduler };
};
