import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { assistantEnvironment } from '#lambdas/functions/assistant.env.ts';
import { assistantAdminEnvironment } from '#lambdas/functions/assistant-admin.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { grantModels } from '../constructs/model-access.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { gatewaySecret, secretsFolder } from '../constructs/setting-secrets.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type AssistantParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'originKeys'>;

/** All models together have nine seconds; settings and budget are read before, and what was spent is noted after. */
const timeout = Duration.seconds(20);
const valuesOf = ({ stage, table, originKeys }: AssistantParts) => ({
  TABLE_NAME: table.tableName,
  ORIGIN_KEYS: originKeys,
  SECRETS_FOLDER: secretsFolder(stage),
});
/** Allows asking the models that the stage permits, and a gateway with its key. */
const grantAsking = (to: NodeFunction, { stage }: AssistantParts): void => {
  to.grantReadParameter(`${gatewaySecret(stage)}/*`);
  grantModels(to, stage);
};

/**
 * Answers questions, from everybody: it reads the knowledge, asks models, counts who asks, what was answered and what it cost, and keeps the
 * questions whose askers agree. It may read nothing of people.
 */
export const assistantFunction = (scope: Construct, parts: AssistantParts): NodeFunction => {
  const { stage, alarms, table } = parts;
  const assistant = new NodeFunction(scope, 'Assistant', {
    entry: 'assistant',
    environment: environment(assistantEnvironment, valuesOf(parts)),
    harm: 'visitors get no answers to their questions.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    timeout,
  });
  table.grant(assistant.role, tableAccess.assistant);
  grantAsking(assistant, parts);
  return assistant;
};

/** Shows administrators the state of the assistant, and lets them try it out. */
export const assistantAdminFunction = (scope: Construct, parts: AssistantParts): NodeFunction => {
  const { stage, alarms, table } = parts;
  const assistantAdmin = new NodeFunction(scope, 'AssistantAdmin', {
    entry: 'assistant-admin',
    environment: environment(assistantAdminEnvironment, valuesOf(parts)),
    harm: 'administrators cannot see the state of the assistant, nor try it out.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    timeout,
  });
  table.grant(assistantAdmin.role, tableAccess.assistantAdmin);
  grantAsking(assistantAdmin, parts);
  return assistantAdmin;
};
