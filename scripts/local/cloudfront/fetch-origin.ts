import type { HttpRequest, HttpResponse, Origin } from '../runtime/http-message.ts';
import type { Behavior } from './behaviors.ts';
import type { DistributionProperties, OriginProperties } from './distribution-properties.ts';
import { forwardedRequest } from './forward.ts';

export type FetchOrigin = (request: HttpRequest, behavior: Behavior) => Promise<HttpResponse>;

interface Target {
  members: { properties: OriginProperties; origin: Origin }[];
  failover: number[];
}

/** CloudFront only tries the second origin for these. */
const failoverMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Sends a request to the origin of a behavior, or to the two of its group in turn. */
export const createFetchOrigin = (
  { Origins, OriginGroups }: DistributionProperties,
  originOf: (properties: OriginProperties) => Origin,
): FetchOrigin => {
  const members = new Map(Origins.map((properties) => [properties.Id, { properties, origin: originOf(properties) }]));
  const targets = new Map<string, Target>(
    [...members].map(([id, member]) => [id, { members: [member], failover: [] }]),
  );
  for (const { Id, Members, FailoverCriteria } of OriginGroups.Items) {
    const group = Members.Items.flatMap(({ OriginId }) => members.get(OriginId) ?? []);
    targets.set(Id, { members: group, failover: FailoverCriteria.StatusCodes.Items });
  }

  return async (request, behavior) => {
    const target = targets.get(behavior.target);
    const [primary, secondary] = target?.members ?? [];
    if (target === undefined || primary === undefined)
      throw new Error(`The distribution has no origin ${behavior.target}`);
    const send = ({ properties, origin }: Target['members'][number]) =>
      origin(forwardedRequest(request, properties, behavior.cache, behavior.originRequest));
    const response = await send(primary);
    const fails = target.failover.includes(response.status) && failoverMethods.includes(request.method);
    return fails && secondary !== undefined ? send(secondary) : response;
  };
};
