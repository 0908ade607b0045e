import { type Language, languages } from '#contracts/text/language.ts';
import type { Key } from '#lambdas/platform/table/read-items.ts';
import type { Step } from '#lambdas/platform/table/transact.ts';
import { localizedPassage, type PassageRecord } from '../model/passage-record.ts';
import { passageKey, recordKey, versionKey } from './keys.ts';

type Item = Key & Record<string, unknown>;

export const recordItem = (record: PassageRecord): Item => ({
  ...recordKey(record.id),
  type: 'PassageRecord',
  data: record,
});

/** The items of a passage that the assistant reads: one for each language that it has. */
export const localizedItems = (record: PassageRecord): Item[] =>
  languages.flatMap((language) => {
    const data = localizedPassage(record, language);
    return data ? [{ ...passageKey(language, record.id), type: 'Passage', data }] : [];
  });

export const versionItem = (version: string): Item => ({ ...versionKey, type: 'KnowledgeVersion', version });

/** The languages follow from the record: those that it has are put, the others deleted. */
const localizedSteps = (TableName: string, id: string, record: PassageRecord | undefined): Step[] => {
  const step = (language: Language): Step => {
    const data = record && localizedPassage(record, language);
    const Key = passageKey(language, id);
    if (!data) return { write: { Delete: { TableName, Key } } };
    return { write: { Put: { TableName, Item: { ...Key, type: 'Passage', data } } } };
  };
  return languages.map(step);
};

const onVersion = (version: number) => ({
  ConditionExpression: '#data.#version = :read',
  ExpressionAttributeNames: { '#data': 'data', '#version': 'version' },
  ExpressionAttributeValues: { ':read': version },
});

/** One change of a passage, with what follows from it. `before` is the version that it was read in; 0 adds it. */
export const passageSteps = (
  TableName: string,
  { id, before, after, version }: { id: string; before: number; after: PassageRecord | undefined; version: string },
): Step[] => {
  const condition = before === 0 ? { ConditionExpression: 'attribute_not_exists(pk)' } : onVersion(before);
  return [
    {
      write: after
        ? { Put: { TableName, Item: recordItem(after), ...condition } }
        : { Delete: { TableName, Key: recordKey(id), ...condition } },
      refusal: 'changed',
    },
    ...localizedSteps(TableName, id, after),
    { write: { Put: { TableName, Item: versionItem(version) } } },
  ];
};
