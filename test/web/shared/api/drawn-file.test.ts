import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDrawn } from '#web/shared/api/drawn-file.ts';

afterEach(() => vi.unstubAllGlobals());
const network = (answer: () => Promise<Response>) => {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('a file that was drawn beside the pages', () => {
  it('is read from the root of the site', async () => {
    const fetch = network(async () => Response.json(['vamp']));
    expect(await fetchDrawn('seed/glossary-he.json')).toEqual(['vamp']);
    expect(fetch).toHaveBeenCalledWith('/seed/glossary-he.json');
  });

  it('fails as a call does: by its status, and with 0 without a connection', async () => {
    network(async () => new Response(null, { status: 404 }));
    await expect(fetchDrawn('seed/none.json')).rejects.toMatchObject({ name: 'ApiError', status: 404 });
    network(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchDrawn('seed/none.json')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });
});
