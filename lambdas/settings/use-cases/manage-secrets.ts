import { type SecretName, secrets as sectionOf } from '#contracts/settings/sections.ts';
import type * as contracts from '#contracts/settings/tool-endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { SettingsServices } from '../services.ts';
import { withNames } from '../steps/describe-settings.ts';

/**
 * It is not read any more, so a failure does no harm: it is logged, and the parameter stays until an operator deletes
 * it.
 */
export const forget = async (
  { secrets, log }: Pick<SettingsServices, 'secrets' | 'log'>,
  forgotten: readonly { name: SecretName; id: string }[],
): Promise<void> => {
  for (const { name, id } of forgotten) {
    await secrets.remove(name, id).catch((error: unknown) => log.error('secret not deleted', { error, name, id }));
  }
};

/**
 * The parameter first: a secret that is reported as set can be relied on. If the call breaks off in between, the former
 * one stays in use. It is kept for the server and the user that its owner sees: for others it would be lost to them.
 * @throws ProblemError `editConflict`
 */
export const saveSecret =
  (services: SettingsServices): Route<typeof contracts.saveSecret> =>
  async ({ pathParameters: { name }, body: { value, version }, caller, client }) => {
    requireConfirmation(caller);
    const { settings, secrets, audit, clock, log } = services;
    const id = await secrets.put(name, value);
    const change = { time: nowOf({ clock }), by: caller.userId };
    const entry = audit.entry({ caller, client }, { action: 'settings.setSecret', resource: { id: name } });
    const noted = retryOnConflict(async () => {
      const from = await settings.read();
      if (from.sections[sectionOf[name]].version !== version) throw new ProblemError('editConflict');
      await settings.noteSecret(name, { from, to: { id, ...change } }, entry);
      return from.secrets[name];
    });
    const former = await noted.catch(async (error: unknown) => {
      // An answer may be lost after the change was made: what is in use stays, and what may be.
      const present = await settings.read().catch(() => undefined);
      if (!present) log.error('secret perhaps not in use', { name, id });
      else if (present.secrets[name]?.id !== id) await forget(services, [{ name, id }]);
      throw error;
    });
    if (former) await forget(services, [{ name, id: former.id }]);
    return (await withNames(services, [change]))(change);
  };

export const removeSecret =
  (services: SettingsServices): Route<typeof contracts.removeSecret> =>
  async ({ pathParameters: { name }, caller, client }) => {
    requireConfirmation(caller);
    const { settings, audit } = services;
    const entry = audit.entry({ caller, client }, { action: 'settings.removeSecret', resource: { id: name } });
    const former = await retryOnConflict(async () => {
      const from = await settings.read();
      if (from.secrets[name]) await settings.noteSecret(name, { from, to: undefined }, entry);
      return from.secrets[name];
    });
    if (former) await forget(services, [{ name, id: former.id }]);
  };
