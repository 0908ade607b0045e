import { isDeepStrictEqual } from 'node:util';
import type * as contracts from '#contracts/settings/endpoints.ts';
import { guardedSections, guardedSettings, type Settings, sectionNames } from '#contracts/settings/sections.ts';
import type * as tools from '#contracts/settings/tool-endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Call, Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { changedSettings, type SectionChange, secretsLostBy } from '../model/changes.ts';
import { ownTexts } from '../model/own-texts.ts';
import type { SettingsRecord } from '../model/record.ts';
import type { SettingsServices } from '../services.ts';
import { describeSettings, withNames } from '../steps/describe-settings.ts';
import { forget } from './manage-secrets.ts';

export const getSettings =
  (services: SettingsServices): Route<typeof contracts.getSettings> =>
  async () => ({
    ...(await describeSettings(services, await services.settings.read())),
    stage: services.stage,
    ownTexts,
  });

type Asked = Call<typeof contracts.saveSettings>['body']['sections'];

/** The sections whose values differ from the present ones. @throws ProblemError `editConflict` for another version. */
const changesIn = (asked: Asked, { sections }: SettingsRecord, now: number): SectionChange[] =>
  sectionNames.flatMap((name) => {
    const wanted = asked[name];
    // Values that hold already need no change, so that a repeated save succeeds as well.
    if (wanted === undefined || isDeepStrictEqual(wanted.values, sections[name].values)) return [];
    if (wanted.version !== sections[name].version) throw new ProblemError('editConflict');
    const { version, values: before } = sections[name];
    // Never a number that a version had before, even where an operator has taken the section back to none.
    return [{ name, version, nextVersion: Math.max(version + 1, now), before, after: wanted.values }];
  });

/** Whether the change asks for the password: of some sections any, of others that of single settings. */
const isGuarded = ({ name, before, after }: SectionChange): boolean =>
  guardedSections.includes(name) ||
  changedSettings(before, after).some((setting) => guardedSettings[name]?.includes(setting.name));

/** An administrator who requires a second factor of administrators has one, and is not locked out. */
const requireOwnFactor = async ({ factorOf }: SettingsServices, changes: SectionChange[], userId: string) => {
  const { after } = changes.find(({ name }) => name === 'twoFactor') ?? {};
  if (!after || !('requiredForAdministrators' in after) || !after.requiredForAdministrators) return;
  if ((await factorOf(userId)) !== 'none') return;
  throw new ProblemError('invalidRequest', { fields: { 'twoFactor.requiredForAdministrators': 'ownFactorFirst' } });
};

const modelNames = [...languages, 'second', 'embeddings'] as const;
type ModelName = (typeof modelNames)[number];

/**
 * A model of Bedrock is asked only where the stage permits it; a gateway has models of its own, but determines no
 * meanings.
 */
const requirePermittedModels = (
  { permittedModels }: SettingsServices,
  changes: SectionChange[],
  { sections }: SettingsRecord,
) => {
  const valuesOf = <Name extends 'aiModels' | 'aiGateway'>(section: Name) =>
    (changes.find(({ name }) => name === section)?.after ?? sections[section].values) as Settings[Name];
  const isOfBedrock = (name: ModelName, { address }: Settings['aiGateway']) => address === '' || name === 'embeddings';
  const [before, after] = [sections.aiModels.values, valuesOf('aiModels')];
  // Models of a gateway were never checked.
  const wasChecked = (name: ModelName) => isOfBedrock(name, sections.aiGateway.values) && after[name] === before[name];
  const refused = modelNames
    .filter((name) => isOfBedrock(name, valuesOf('aiGateway')) && !wasChecked(name))
    .filter((name) => after[name] !== '' && !permittedModels.includes(after[name]));
  if (refused.length === 0) return;
  const isOfModels = changes.some(({ name }) => name === 'aiModels');
  const fields = Object.fromEntries(refused.map((name) => [`aiModels.${name}`, 'modelNotPermitted']));
  // The form of the gateway has no field for a model.
  throw new ProblemError('invalidRequest', { fields: isOfModels ? fields : { 'aiGateway.address': 'gatewayNeeded' } });
};

/** The secrets that the changes take away, which are set. */
const lostSecrets = (changes: SectionChange[], { secrets }: SettingsRecord) =>
  changes.flatMap(secretsLostBy).flatMap((name) => {
    const secret = secrets[name];
    return secret ? [{ name, id: secret.id }] : [];
  });

export const saveSettings =
  (services: SettingsServices): Route<typeof contracts.saveSettings> =>
  async ({ body, caller, client }) => {
    const { settings, audit, clock } = services;
    // All sections are one item: another one may be saved at the same moment.
    const lost = await retryOnConflict(async () => {
      const record = await settings.read();
      const changes = changesIn(body.sections, record, clock());
      await requireOwnFactor(services, changes, caller.userId);
      requirePermittedModels(services, changes, record);
      if (changes.some(isGuarded)) requireConfirmation(caller);
      const gone = lostSecrets(changes, record);
      if (changes.length === 0) return gone;
      const entries = changes.map(({ name, before, after }) =>
        audit.entry({ caller, client }, { action: 'settings.update', resource: { id: name }, before, after }),
      );
      const removals = gone.map(({ name: id }) =>
        audit.entry({ caller, client }, { action: 'settings.removeSecret', resource: { id } }),
      );
      await settings.save(changes, { time: nowOf({ clock }), by: caller.userId }, [...entries, ...removals]);
      return gone;
    });
    await forget(services, lost);
    return describeSettings(services, await settings.read());
  };

const shownRevisions = 20;

export const listSettingsHistory =
  (services: SettingsServices): Route<typeof tools.listSettingsHistory> =>
  async ({ pathParameters: { section } }) => {
    const revisions = await services.settings.history(section, shownRevisions);
    const named = await withNames(
      services,
      revisions.map(({ changed }) => changed),
    );
    return {
      items: revisions.map(({ version, before, values, changed }) => ({
        version,
        changed: named(changed),
        changes: changedSettings(before, values),
      })),
    };
  };
