import type { Endpoint, Method } from '#contracts/http/endpoint.ts';
import type { FunctionName } from '#contracts/registry/index.ts';

export interface ApiRoute {
  target: FunctionName;
  method: Method;
  path: Endpoint['path'];
  /** Whether the gateway asks for a token. */
  isPublic: boolean;
}

interface Served {
  target: FunctionName;
  endpoint: Endpoint;
}

const segmentsOf = ({ endpoint }: Served): string[] => endpoint.path.slice(1).split('/');

const routeOf = ({ target, endpoint }: Served): ApiRoute => ({
  target,
  method: endpoint.method,
  path: endpoint.path,
  isPublic: endpoint.access === 'public',
});

/** Endpoints of one function that share the beginning of their path: one route for the beginning itself, one for all below. */
const areaRoutes = (target: FunctionName, beginning: string, isItself: boolean, isBelow: boolean) => {
  const paths = [...(isItself ? [beginning] : []), ...(isBelow ? [`${beginning}/{proxy+}`] : [])];
  return paths.map((path): ApiRoute => ({ target, method: 'ANY', path: `/${path}`, isPublic: false }));
};

/** The areas below a beginning of `depth` segments: as large as they can be without holding endpoints of two functions. */
const areasBelow = (served: readonly Served[], depth: number): ApiRoute[] => {
  const byBeginning = Map.groupBy(served, (each) =>
    segmentsOf(each)
      .slice(0, depth + 1)
      .join('/'),
  );
  return [...byBeginning].flatMap(([beginning, inside]) => {
    const [first, ...others] = inside;
    if (first === undefined) return [];
    if (others.length === 0) return [routeOf(first)];
    const isItself = (each: Served): boolean => segmentsOf(each).length === depth + 1;
    const isOneFunction = others.every(({ target }) => target === first.target);
    if (isOneFunction) return areaRoutes(first.target, beginning, inside.some(isItself), !inside.every(isItself));
    const below = inside.filter((each) => !isItself(each));
    return [...inside.filter(isItself).map(routeOf), ...areasBelow(below, depth + 1)];
  });
};

/**
 * The gateway's routes. A public endpoint has one of its own, with its own throttle and name in the access log. Protected
 * endpoints of a function share one for each area of paths, such as `/api/admin/brands`, because a stack has 500 resources and
 * a route is one: the function finds the endpoint, and every call there needs a token, also one for an endpoint that does not exist.
 */
export const apiRoutes = (registry: Partial<Record<FunctionName, readonly Endpoint[]>>): ApiRoute[] => {
  const served = Object.entries(registry).flatMap(([target, endpoints]) =>
    endpoints.map((endpoint): Served => ({ target: target as FunctionName, endpoint })),
  );
  const isPublic = ({ endpoint }: Served): boolean => endpoint.access === 'public';
  const guarded = served.filter((each) => !isPublic(each));
  // No area is a whole prefix such as `/users`: an address there that does not exist is answered 404, with or without a token.
  return [...served.filter(isPublic).map(routeOf), ...areasBelow(guarded, 1)];
};
