import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../template/environment.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { type AppClient, readClient } from './client-properties.ts';
import type { Deliver } from './mail.ts';
import { type Group, type PoolProperties, readGroup, readPool } from './pool-properties.ts';
import { openPoolSecrets, type PoolSecrets } from './pool-secrets.ts';
import { openSignIns, type SignIns } from './sign-ins.ts';
import { createTriggers, type Invoke, type RunTrigger } from './triggers.ts';
import { openUsers, type Users } from './users.ts';

/** One user pool with everything that belongs to it. */
export interface UserPool {
  id: string;
  name: string;
  arn: string;
  issuer: string;
  properties: PoolProperties;
  /** By id. */
  clients: ReadonlyMap<string, AppClient>;
  /** By name. */
  groups: ReadonlyMap<string, Group>;
  secrets: PoolSecrets;
  users: Users;
  signIns: SignIns;
  challenges: Challenges;
  attempts: Attempts;
  runTrigger: RunTrigger;
  deliver: Deliver;
  now(): number;
}

export interface PoolSurroundings {
  /** Where pools keep their data. */
  folder: string;
  invoke: Invoke;
  deliver: Deliver;
  now(): number;
  /** As `TwinOptions` says it. */
  patience?: number | undefined;
}

/** Opens a pool of the template over its folder. */
export const openPool = async (
  stack: Stack,
  resource: Resource,
  { folder, invoke, deliver, now, patience }: PoolSurroundings,
): Promise<UserPool> => {
  const { id } = resource;
  const properties = readPool(resource);
  const clients = stack.ofType('AWS::Cognito::UserPoolClient').map(readClient);
  const groups = stack.ofType('AWS::Cognito::UserPoolGroup').map(readGroup);
  const own = new Map(clients.filter(({ userPoolId }) => userPoolId === id).map((client) => [client.id, client]));
  const file = (name: string) => path.join(folder, id, `${name}.jsonl`);
  // Written when everything exists: a file that is missing afterwards was lost.
  const marker = path.join(folder, id, 'opened');
  const isKnown = existsSync(marker);
  const secretive = [...own.values()].filter(({ hasSecret }) => hasSecret).map((client) => client.id);
  const secrets = await openPoolSecrets(file('secrets'), secretive, isKnown);
  const emailAlias = properties.AliasAttributes.includes('email');
  const users = await openUsers({ file: file('users'), emailAlias, now, isKnown });
  const signIns = await openSignIns(file('sign-ins'), now, isKnown);
  if (!isKnown) await writeFile(marker, '');
  return {
    id,
    name: properties.UserPoolName ?? resource.logicalId,
    arn: resource.attribute('Arn'),
    issuer: `https://cognito-idp.${environment.region}.${environment.urlSuffix}/${id}`,
    properties,
    clients: own,
    groups: new Map(groups.filter(({ UserPoolId }) => UserPoolId === id).map((group) => [group.GroupName, group])),
    secrets,
    users,
    signIns,
    challenges: createChallenges(now),
    attempts: createAttempts(now),
    runTrigger: createTriggers(id, properties.LambdaConfig, invoke, patience),
    deliver,
    now,
  };
};
