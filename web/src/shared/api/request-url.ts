const entries = (value: unknown): [string, unknown][] => Object.entries(value ?? {});

/** The address of a call: `{name}` filled in and encoded, the query without its undefined fields. */
export const requestUrl = (path: string, input: { pathParameters?: unknown; query?: unknown }): string => {
  const parameters = new Map(entries(input.pathParameters));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters.get(name))));
  const query = new URLSearchParams();
  for (const [name, value] of entries(input.query)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${filled}?${query}` : filled;
};
