import { isDeepStrictEqual } from 'node:util';
import type { MailTexts } from '#contracts/templates/mail-text.ts';
import { languages } from '#contracts/text/language.ts';
import type { Key } from '#lambdas/platform/table/read-items.ts';
import type { Step, TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { isActive } from '../model/status.ts';
import { activeKey, campaignKey, listKey, textKey } from './keys.ts';

/** Absent where a campaign is added or deleted. */
export interface CampaignTransition {
  before: CampaignRecord | undefined;
  after: CampaignRecord | undefined;
}

const put = (TableName: string, Item: Record<string, unknown>): Step => ({ write: { Put: { TableName, Item } } });
const remove = (TableName: string, Key: Key): Step => ({ write: { Delete: { TableName, Key } } });

/** The record itself, guarded by its version: the slower of two writers reads it again. */
const recordStep = (TableName: string, { before, after }: CampaignTransition): Step[] => {
  const guard = {
    TableName,
    ...(before
      ? {
          ConditionExpression: '#data.version = :version',
          ExpressionAttributeNames: { '#data': 'data' },
          ExpressionAttributeValues: { ':version': before.version },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  };
  const write: TransactionWrite | undefined = after
    ? { Put: { ...guard, Item: { ...campaignKey(after.id), type: 'Campaign', data: after } } }
    : before && { Delete: { ...guard, Key: campaignKey(before.id) } };
  return write ? [{ write, refusal: 'changed' }] : [];
};

/** Its entries in the lists, as far as they differ. */
const listSteps = (TableName: string, { before, after }: CampaignTransition): Step[] => {
  const wasActive = before !== undefined && isActive(before);
  const willBeActive = after !== undefined && isActive(after);
  return [
    ...(after && after.status !== before?.status
      ? [put(TableName, { ...listKey(after), type: 'CampaignListEntry', status: after.status })]
      : []),
    ...(before && !after ? [remove(TableName, listKey(before))] : []),
    ...(after && willBeActive && !wasActive
      ? [put(TableName, { ...activeKey(after.id), type: 'ActiveCampaign' })]
      : []),
    ...(before && wasActive && !willBeActive ? [remove(TableName, activeKey(before.id))] : []),
  ];
};

/** All writes that follow from a campaign's record, in one transaction: the lists cannot drift apart from it. */
export const campaignSteps = (TableName: string, transition: CampaignTransition): Step[] => [
  ...recordStep(TableName, transition),
  ...listSteps(TableName, transition),
];

/** Its texts, as far as they differ. */
export const textSteps = (TableName: string, id: string, from: MailTexts, to: MailTexts): Step[] =>
  languages.flatMap((language) => {
    const [was, is] = [from[language], to[language]];
    if (isDeepStrictEqual(was, is)) return [];
    const key = textKey(id, language);
    return [is ? put(TableName, { ...key, type: 'CampaignText', data: is }) : remove(TableName, key)];
  });
