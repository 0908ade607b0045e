const capacity = 64 * 1024 * 1024;

/** Keeps contents that were read lately in memory, up to a fixed number of bytes. Contents never change under a name. */
export const createBodyCache = (load: (name: string) => Promise<Buffer>) => {
  const bodies = new Map<string, Buffer>();
  let size = 0;
  return async (name: string): Promise<Buffer> => {
    const known = bodies.get(name);
    if (known !== undefined) {
      bodies.delete(name);
      bodies.set(name, known);
      return known;
    }
    const body = await load(name);
    if (!bodies.has(name)) size += body.length;
    bodies.set(name, body);
    for (const [oldest, { length }] of bodies) {
      if (size <= capacity) break;
      bodies.delete(oldest);
      size -= length;
    }
    return body;
  };
};
