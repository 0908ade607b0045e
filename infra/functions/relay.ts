import type { Construct } from 'constructs';
import { relayEnvironment } from '#lambdas/functions/relay.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type RelayParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'originKeys'>;

/** Hands statistics and reports of errors on to services of others: it sends what strangers wrote, so it may read nothing but settings. */
export const relayFunction = (scope: Construct, { stage, alarms, table, originKeys }: RelayParts): NodeFunction => {
  const relay = new NodeFunction(scope, 'Relay', {
    entry: 'relay',
    environment: environment(relayEnvironment, { TABLE_NAME: table.tableName, ORIGIN_KEYS: originKeys }),
    harm: 'nobody’s visit is counted at Cloudflare, and no report of an error reaches another service.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(relay.role, tableAccess.relay);
  return relay;
};
