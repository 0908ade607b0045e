/** `GET /api/brands/{id}`, `ANY /{proxy+}` or `$default`, taken apart. */
export interface RouteKey {
  key: string;
  method: string;
  segments: string[];
}

export interface Match<T> {
  target: T;
  routeKey: string;
  pathParameters: Record<string, string>;
}

const defaultRoute = '$default';

export const parseRouteKey = (key: string): RouteKey => {
  if (key === defaultRoute) return { key, method: 'ANY', segments: ['{$default+}'] };
  const [, method, path] = /^([A-Z]+) (\/.*)$/.exec(key) ?? [];
  if (method === undefined || path === undefined) throw new Error(`The local twin cannot read the route ${key}`);
  return { key, method, segments: path.slice(1).split('/') };
};

const nameOf = (segment: string): string | undefined => /^\{(.+?)\+?\}$/.exec(segment)?.[1];
const isGreedy = (segment: string): boolean => segment.endsWith('+}');

/** Static before parameter before greedy, decided by the first segment that differs; `$default` comes last. */
const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 3;
  if (nameOf(segment) === undefined) return 0;
  return isGreedy(segment) ? 2 : 1;
};
const bySpecificity = (a: RouteKey, b: RouteKey): number => {
  if (a.key === defaultRoute || b.key === defaultRoute)
    return Number(a.key === defaultRoute) - Number(b.key === defaultRoute);
  for (let index = 0; index < Math.max(a.segments.length, b.segments.length); index++) {
    const difference = rank(a.segments[index]) - rank(b.segments[index]);
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
};

const matchSegments = (pattern: string[], path: string[]): Record<string, string> | undefined => {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const name = nameOf(segment);
    const value = path[index];
    if (name !== undefined && isGreedy(segment)) {
      const rest = path.slice(index).join('/');
      if (rest === '') return undefined;
      parameters[name] = rest;
      return parameters;
    }
    if (value === undefined || (name === undefined ? value !== segment : value === '')) return undefined;
    if (name !== undefined) parameters[name] = value;
  }
  return pattern.length === path.length ? parameters : undefined;
};

/** Chooses a route as an HTTP API does: by the path's specificity, then a method before `ANY`. The path is decoded. */
export const createRouter = <T>(routes: { key: string; target: T }[]) => {
  const ordered = routes.map(({ key, target }) => ({ ...parseRouteKey(key), target })).sort(bySpecificity);
  return (method: string, path: string): Match<T> | undefined => {
    const segments = path.slice(1).split('/');
    for (const { key, method: wanted, segments: pattern, target } of ordered) {
      if (wanted !== 'ANY' && wanted !== method) continue;
      if (key === defaultRoute) return { target, routeKey: key, pathParameters: {} };
      const pathParameters = matchSegments(pattern, segments);
      if (pathParameters !== undefined) return { target, routeKey: key, pathParameters };
    }
    return undefined;
  };
};
