import type { Construct } from 'constructs';
import { settingsEnvironment } from '#lambdas/functions/settings.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { permittedModels } from '../constructs/model-access.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { secretsFolder } from '../constructs/setting-secrets.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type SettingsParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'mail' | 'site' | 'originKeys'>;

/** How the product works: what administrators have set, and the secrets that other services gave them. */
export const settingsFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, mail, site, originKeys }: SettingsParts,
): NodeFunction => {
  const settings = new NodeFunction(scope, 'Settings', {
    entry: 'settings',
    environment: environment(settingsEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
      ...mail.environment,
      SITE_URL: site.url,
      DISTRIBUTION_ID: site.distributionId,
      SESSION_DAYS: String(stage.session.days),
      PERMITTED_MODELS: permittedModels(stage),
    }),
    harm: 'administrators cannot see or change the settings; those that are saved stay in force.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(settings.role, tableAccess.settings);
  auditTable.grantAdd(settings.role);
  mail.grantSendSignInMail(settings.role);
  site.grantClearCache(settings.role);
  settings.grantWriteParameters(secretsFolder(stage));
  return settings;
};
