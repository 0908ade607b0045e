type Asked = Request | URL | string;
const addressOf = (asked: Asked): string => new URL(asked instanceof Request ? asked.url : `${asked}`).href;

/** One cache as browsers have it: entries in the order in which they were put, each reply read as often as wanted. */
class StoredCache {
  readonly entries = new Map<string, Response>();

  async put(asked: Asked, response: Response): Promise<void> {
    this.entries.delete(addressOf(asked));
    this.entries.set(addressOf(asked), response);
  }

  async match(asked: Asked): Promise<Response | undefined> {
    return this.entries.get(addressOf(asked))?.clone();
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((address) => new Request(address));
  }

  async delete(asked: Asked): Promise<boolean> {
    return this.entries.delete(addressOf(asked));
  }
}

/** The caches of a browser, where the tests run without one. They outlive the worker that has filled them. */
export class StoredCaches {
  readonly all = new Map<string, StoredCache>();

  async open(name: string): Promise<StoredCache> {
    const cache = this.all.get(name) ?? new StoredCache();
    this.all.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async match(asked: Asked, { cacheName = '' }: { cacheName?: string } = {}): Promise<Response | undefined> {
    return this.all.get(cacheName)?.match(asked);
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  /** The addresses in a cache, without the site's own name. */
  paths(name: string): string[] {
    return [...(this.all.get(name)?.entries.keys() ?? [])].map((address) => address.replace(/^https:\/\/[^/]+/, ''));
  }
}
