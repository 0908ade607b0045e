/** All names that can be reached from one; itself only where something leads back to it. */
export const reachedFrom = (start: string, next: (name: string) => readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [...next(start)];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (!found.has(name)) open.push(...next(name));
    found.add(name);
  }
  return found;
};
