import type { AuditEntry, ResourceType } from '#contracts/audit.ts';
import type { Actor, AuditEvent } from '#lambdas/platform/audit.ts';
import { changesOf, shortText } from './changes.ts';

/**
 * Actors without an id: `anonymous` for a request without a log-in, `system` for everything that the product does by
 * itself.
 */
const actorOf = ({ caller, client }: Actor): AuditEntry['actor'] =>
  caller ? { id: caller.userId, name: '' } : { name: client ? 'anonymous' : 'system' };

/** The first part of an action is the type of its resource. */
export const resourceTypeOf = (action: AuditEntry['action']): ResourceType => action.split('.')[0] as ResourceType;

/** Resources that are a person, by id, or belong to one (`<user id>.<session>`). */
export const isPerson = (type: ResourceType): boolean => ['user', 'account', 'session'].includes(type);

/**
 * Turns an event into a log entry. Entries outlive people: the actor and an affected person are kept by id alone, and
 * are named when the entry is read, as long as the user exists. Other names are kept as they were.
 */
export const entryOf = (
  actor: Actor,
  { action, resource, before, after }: AuditEvent,
  { id, time }: { id: string; time: string },
): AuditEntry => {
  const type = resourceTypeOf(action);
  return {
    id,
    time,
    actor: actorOf(actor),
    action,
    resource: { type, id: resource.id, name: isPerson(type) ? '' : shortText(resource.name ?? '') },
    ip: actor.client?.ip ?? '',
    userAgent: actor.client?.userAgent ?? '',
    changes: changesOf(before, after),
  };
};
