import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type SecretName, type SectionName, type Settings, secrets } from '#contracts/settings/sections.ts';
import { inPartition, readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { type SectionChange, secretsLostBy } from '../model/changes.ts';
import {
  type Change,
  recordOf,
  type SettingsRecord,
  type StoredSecret,
  secretAttribute,
  sectionAttribute,
  valuesOf,
} from '../model/record.ts';
import { historyKey, historyPrefix, settingsKey } from './keys.ts';

/** The values of a section from a version on, and the values before. */
export interface Revision {
  version: number;
  before: Settings[SectionName];
  values: Settings[SectionName];
  changed: Change;
}

export interface SettingsStore {
  read(): Promise<SettingsRecord>;
  /** All sections or none, with their entries in the audit log. @throws ProblemError `editConflict` */
  save(changes: readonly SectionChange[], changed: Change, auditWrites: readonly TransactionWrite[]): Promise<void>;
  /** Newest first. */
  history(section: SectionName, limit: number): Promise<Revision[]>;
  /** Notes that a secret is set, or not any more. @throws Conflict where the record has changed since it was read. */
  noteSecret(
    name: SecretName,
    { from, to }: { from: SettingsRecord; to: StoredSecret | undefined },
    auditWrite: TransactionWrite,
  ): Promise<void>;
}

const revisionSchema = z.object({
  version: z.number(),
  before: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  changed: z.object({ time: z.string(), by: z.string() }),
});

/** The condition that a section has the version that was read. */
const unchanged = (attribute: string, version: number, place: number) =>
  version === 0
    ? { condition: `attribute_not_exists(#${attribute})`, values: {} }
    : { condition: `#${attribute}.version = :version${place}`, values: { [`:version${place}`]: version } };

/** The update of one or more attributes of the item, each under its own condition. */
const updateOf = (
  TableName: string,
  sets: readonly { attribute: string; value: unknown; condition: string; values: Record<string, unknown> }[],
  removed: readonly string[],
) => {
  const names = [...sets.map(({ attribute }) => attribute), ...removed];
  const set = sets.map(({ attribute }, i) => `#${attribute} = :value${i}`);
  return {
    TableName,
    Key: settingsKey,
    UpdateExpression: [
      `SET ${['#type = :type', ...set].join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: sets.map(({ condition }) => `(${condition})`).join(' AND '),
    ExpressionAttributeNames: {
      '#type': 'type',
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':type': 'Settings',
      ...Object.assign({}, ...sets.map(({ value, values }, i) => ({ [`:value${i}`]: value, ...values }))),
    },
  };
};

export const settingsStore = (table: AppTable): SettingsStore => ({
  read: async () => recordOf(await readItem(table, settingsKey)),

  async save(changes, changed, auditWrites) {
    const TableName = table.name;
    const sets = changes.map(({ name, version, nextVersion, after }, i) => {
      const attribute = sectionAttribute(name);
      return {
        attribute,
        value: { version: nextVersion, values: after, changed },
        ...unchanged(attribute, version, i),
      };
    });
    const removed = changes.flatMap(secretsLostBy).map(secretAttribute);
    await transact(table, [
      { write: { Update: updateOf(TableName, sets, removed) }, refusal: 'editConflict' },
      ...changes.map(({ name, nextVersion: version, before, after: values }) => {
        const Item = { ...historyKey(name, version), type: 'SettingsRevision', version, before, values, changed };
        return { write: { Put: { TableName, Item } } };
      }),
      ...auditWrites.map((write) => ({ write })),
    ]);
  },

  async history(section, limit) {
    const input = {
      TableName: table.name,
      ...inPartition({ pk: settingsKey.pk, sk: historyPrefix(section) }),
      ScanIndexForward: false,
      Limit: limit,
    };
    const { Items = [] } = await table.client.send(new QueryCommand(input));
    return z
      .array(revisionSchema)
      .parse(Items)
      .map(({ before, values, ...revision }) => ({
        ...revision,
        before: valuesOf(section, before),
        values: valuesOf(section, values),
      }));
  },

  async noteSecret(name, { from, to }, auditWrite) {
    const attribute = secretAttribute(name);
    const id = from.secrets[name]?.id;
    const sameSecret = id === undefined ? `attribute_not_exists(#${attribute})` : `#${attribute}.id = :id`;
    // The server and the user that it is for are still those that its owner saw.
    const section = sectionAttribute(secrets[name]);
    const sameSection = unchanged(section, from.sections[secrets[name]].version, 0);
    const conditions = {
      names: { [`#${attribute}`]: attribute, [`#${section}`]: section },
      condition: `(${sameSecret}) AND (${sameSection.condition})`,
      values: { ...(id === undefined ? {} : { ':id': id }), ...sameSection.values },
    };
    const Update = {
      TableName: table.name,
      Key: settingsKey,
      UpdateExpression: to ? `SET #type = :type, #${attribute} = :to` : `SET #type = :type REMOVE #${attribute}`,
      ConditionExpression: conditions.condition,
      ExpressionAttributeNames: { '#type': 'type', ...conditions.names },
      ExpressionAttributeValues: { ':type': 'Settings', ...(to ? { ':to': to } : {}), ...conditions.values },
    };
    await transact(table, [{ write: { Update }, refusal: 'changed' }, { write: auditWrite }]);
  },
});
