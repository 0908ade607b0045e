import type * as contracts from '#contracts/error-log/endpoints.ts';
import { type ErrorGroup, type ErrorOccurrence, shownGroups } from '#contracts/error-log/endpoints.ts';
import type { Input, Output } from '#contracts/http/endpoint.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { ErrorLogServices } from '../services.ts';

type Services = Pick<ErrorLogServices, 'errors'>;

const latestFirst = (a: ErrorGroup, b: ErrorGroup): number => (a.lastSeen < b.lastSeen ? 1 : -1);

const newestFirst = (a: ErrorOccurrence, b: ErrorOccurrence): number => (a.time < b.time ? 1 : -1);

const requireGroup = async ({ errors }: Services, id: string): Promise<ErrorGroup> =>
  requireFound(await errors.group(id), 'errorNotFound');

export const findErrorGroups = async (
  { errors }: Services,
  { state, errorId }: Input<typeof contracts.listErrorGroups, 'query'>,
): Promise<Output<typeof contracts.listErrorGroups>> => {
  const groups = (await errors.groups()).sort(latestFirst);
  const groupId = errorId && (await errors.reported(errorId))?.groupId;
  const items = groups.filter(
    (group) => (state === undefined || group.state === state) && (errorId === undefined || group.id === groupId),
  );
  return { items: items.slice(0, shownGroups), open: groups.filter((group) => group.state === 'open').length };
};

export const listErrorGroups =
  (services: Services): Route<typeof contracts.listErrorGroups> =>
  ({ query }) =>
    findErrorGroups(services, query);

export const getErrorGroup =
  ({ errors }: Services): Route<typeof contracts.getErrorGroup> =>
  async ({ pathParameters: { id }, query: { errorId } }) => {
    const group = await requireGroup({ errors }, id);
    const latest = await errors.occurrences(id);
    const asked = errorId && (await errors.reported(errorId));
    if (!asked || asked.groupId !== id || !asked.occurrence) return { ...group, occurrences: latest };
    // The number may have been used again: it stands for the error that had it first.
    const others = latest.filter((met) => met.id !== errorId);
    return { ...group, occurrences: [...others, asked.occurrence].sort(newestFirst) };
  };

/** Asking for the state that it has changes nothing. */
export const changeErrorState =
  ({ errors, audit }: ErrorLogServices): Route<typeof contracts.changeErrorState> =>
  ({ pathParameters: { id }, body: { state }, caller, client }) =>
    // Its error may come again at the same moment.
    retryOnConflict(async () => {
      const before = await requireGroup({ errors }, id);
      if (before.state === state) return before;
      const { returned: _gone, ...rest } = before;
      const action = state === 'resolved' ? 'error.resolve' : 'error.reopen';
      const entry = audit.entry({ caller, client }, { action, resource: { id, name: before.message } });
      await errors.changeState(before, state, entry);
      return { ...rest, state };
    });
