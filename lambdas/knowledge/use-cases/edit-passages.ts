import type * as contracts from '#contracts/knowledge/endpoints.ts';
import type { PassageFacts } from '#contracts/knowledge/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { newPassage, withFacts, withoutText, withText } from '../model/passage-changes.ts';
import { describePassage, loggedText, nameOf, type PassageRecord, writtenLanguages } from '../model/passage-record.ts';
import type { KnowledgeEditing } from '../services.ts';

/** @throws ProblemError `passageNotFound`. */
const requirePassage = async ({ passages }: Pick<KnowledgeEditing, 'passages'>, id: string): Promise<PassageRecord> =>
  requireFound(await passages.byId(id), 'passageNotFound');

/** @throws ProblemError `editConflict` where a part is not in the version any more that a change was made on. */
const requirePart = (part: { version: number } | undefined, version: number): void => {
  if ((part?.version ?? 0) !== version) throw new ProblemError('editConflict');
};

/** @throws ProblemError `invalidRequest` at the field for an unknown brand or model. */
const requireSubject = async ({ passages }: Pick<KnowledgeEditing, 'passages'>, { subject }: PassageFacts) => {
  if (subject === undefined || (await passages.subjects()).some(({ id }) => id === subject)) return;
  throw new ProblemError('invalidRequest', { fields: { 'facts.subject': 'invalidChoice' } });
};

/** @throws ProblemError `passageNotFound`. */
export const getPassage =
  (services: Pick<KnowledgeEditing, 'passages'>): Route<typeof contracts.getPassage> =>
  async ({ pathParameters: { id } }) =>
    describePassage(await requirePassage(services, id));

export const createPassage =
  (services: KnowledgeEditing): Route<typeof contracts.createPassage> =>
  async ({ body: { language, facts, text }, operation, ...actor }) => {
    const { passages, audit, newId } = services;
    await requireSubject(services, facts);
    return retryOnConflict(async () => {
      const written = { origin: 'written', language, facts, text, now: nowOf(services) } as const;
      const record = newPassage({ id: newId(), ...written });
      const event = {
        action: 'passage.create',
        resource: { id: record.id, name: nameOf(record) },
        after: { ...record.facts, ...loggedText(language, record.texts[language]) },
      } as const;
      const reply = describePassage(record);
      await passages.put(record, [audit.entry(actor, event), ...operation.finished(reply)]);
      return reply;
    });
  };

/** @throws ProblemError `passageNotFound`, `editConflict`. */
export const savePassageFacts =
  (services: KnowledgeEditing): Route<typeof contracts.savePassageFacts> =>
  async ({ pathParameters: { id }, body: { version, facts }, ...actor }) => {
    const { passages, audit } = services;
    await requireSubject(services, facts);
    return retryOnConflict(async () => {
      const before = await requirePassage(services, id);
      requirePart(before.facts, version);
      const after = withFacts(before, facts, nowOf(services));
      const resource = { id, name: nameOf(before) };
      const event = { action: 'passage.update', resource, before: before.facts, after: after.facts } as const;
      await passages.put(after, [audit.entry(actor, event)]);
      return describePassage(after);
    });
  };

/** @throws ProblemError `passageNotFound`, `editConflict`. */
export const savePassageText =
  (services: KnowledgeEditing): Route<typeof contracts.savePassageText> =>
  ({ pathParameters: { id, language }, body: { version, text }, ...actor }) =>
    retryOnConflict(async () => {
      const { passages, audit } = services;
      const before = await requirePassage(services, id);
      requirePart(before.texts[language], version);
      const after = withText(before, language, text, nowOf(services));
      const event = {
        action: 'passage.saveText',
        resource: { id, name: nameOf(after) },
        before: loggedText(language, before.texts[language]),
        after: loggedText(language, after.texts[language]),
      } as const;
      await passages.put(after, [audit.entry(actor, event)]);
      return describePassage(after);
    });

/** @throws ProblemError `passageNotFound`, `editConflict`, `lastPassageText`. */
export const deletePassageText =
  (services: KnowledgeEditing): Route<typeof contracts.deletePassageText> =>
  ({ pathParameters: { id, language }, query, ...actor }) =>
    retryOnConflict(async () => {
      const { passages, audit } = services;
      const before = await requirePassage(services, id);
      requirePart(before.texts[language], Number(query.version));
      if (writtenLanguages(before).length === 1) throw new ProblemError('lastPassageText');
      const after = withoutText(before, language, nowOf(services));
      const event = {
        action: 'passage.deleteText',
        resource: { id, name: nameOf(before) },
        before: loggedText(language, before.texts[language]),
      } as const;
      await passages.put(after, [audit.entry(actor, event)]);
      return describePassage(after);
    });

/** @throws ProblemError `passageNotFound`, `editConflict`. */
export const deletePassage =
  (services: KnowledgeEditing): Route<typeof contracts.deletePassage> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    const { passages, audit } = services;
    await retryOnConflict(async () => {
      const before = await requirePassage(services, id);
      requirePart(before, Number(query.version));
      const { sourceLanguage } = before;
      const event = {
        action: 'passage.delete',
        resource: { id, name: nameOf(before) },
        before: { ...before.facts, ...loggedText(sourceLanguage, before.texts[sourceLanguage]) },
      } as const;
      await passages.remove(before, [audit.entry(actor, event)]);
    });
    return undefined;
  };
