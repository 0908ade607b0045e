import { matchRoutes, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { network } from '#test/web/support/network.ts';
import { requireAccess } from '#web/app/access.ts';
import { createRoutes } from '#web/app/routes.tsx';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { createQueryClient } from '#web/shared/api/query-client.ts';
import { setAppTranslator } from '#web/shared/i18n/app-text.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { siteSource } from '#web/shared/site/site-source.ts';

const site = 'https://site.example';

/** The addresses of a route and of those in it; a parameter stands for itself. */
const addressesOf = ({ path = '', children }: RouteObject, above = ''): string[] => {
  const address = path.startsWith('/') || path === '' ? above + path : `${above}/${path}`;
  const own = address.replaceAll(':', 'any-').replace('*', 'nowhere');
  return children ? children.flatMap((child) => addressesOf(child, address)) : [own];
};

const open = async () => {
  const i18n = await createI18n('en');
  setAppTranslator(i18n);
  const unused = new Proxy({}, { get: () => () => Promise.reject(new Error('not asked for')) }) as never;
  return createRoutes({
    queryClient: createQueryClient(),
    i18n,
    catalog: unused,
    blog: unused,
    site: siteSource(unused),
  });
};
let routes: RouteObject[];
beforeEach(async () => {
  routes = await open();
});
afterEach(() => vi.unstubAllGlobals());

const inArea = (): string[] => routes.filter(({ id }) => id === 'admin').flatMap((area) => addressesOf(area));
/** Where the area sends who asks for an address. */
const sentTo = async (path: string): Promise<string | null> => {
  const [area] = matchRoutes(routes, path) ?? [];
  if (area?.route.id !== 'admin' || typeof area.route.loader !== 'function') throw new Error(`${path} has no gate`);
  const request = new Request(site + path);
  try {
    await area.route.loader({ request, params: area.params, context: {} } as never);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
  throw new Error(`${path} is open`);
};

let tokens = 0;
const loggedIn = (stored: { isAdmin: boolean }, verified: { isAdmin: boolean }) => {
  tokens += 1;
  const end = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + 3_600, tokens })).toString(
    'base64url',
  );
  const user = { id: '11111111-1111-4111-8111-111111111111', username: 'maya' };
  const { kept } = stubBrowser({ token: `head.${end}.signature`, user: JSON.stringify({ ...user, ...stored }) });
  const fetch = network(() => Response.json({ valid: true, user: { ...user, ...verified } }));
  return { kept, fetch };
};

describe('the gate of the administrator area', () => {
  it('stands before every address, and before one that there is not', () => {
    const known = [
      ...Object.values(sectionPaths),
      ...[adminPaths.newBrand, adminPaths.newProduct, adminPaths.newModel, adminPaths.newTemplate],
      ...[adminPaths.categories, adminPaths.pageTexts, adminPaths.newPassage()],
      ...[adminPaths.brand, adminPaths.product, adminPaths.model, adminPaths.post].map((address) => address('any-id')),
      ...[adminPaths.campaign, adminPaths.template, adminPaths.passage].map((address) => address('any-id')),
    ];
    expect(inArea().sort()).toEqual([...known, '/admin/nowhere'].sort());
    // No other route answers for one of them.
    for (const path of inArea()) expect(matchRoutes(routes, path)?.[0]?.route.id, path).toBe('admin');
  });

  it('sends strangers from each to the log-in, which leads back to it [S-030, S-069, S-195]', async () => {
    stubBrowser();
    const fetch = network(() => Response.json({ valid: false }));
    for (const path of [...inArea(), '/admin/users?search=maya&lang=fr']) {
      const asked = path.replace('&lang=fr', '');
      expect(await sentTo(path), path).toBe(`/login?returnTo=${encodeURIComponent(asked)}`);
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sends readers home from each, whatever their browser remembers of them [S-030, S-070, S-195]', async () => {
    for (const stored of [{ isAdmin: false }, { isAdmin: true }]) {
      const { fetch } = loggedIn(stored, { isAdmin: false });
      for (const path of inArea()) expect(await sentTo(path), path).toBe('/');
      // One question for all of them.
      expect(fetch).toHaveBeenCalledTimes(1);
    }
  });

  it('asks those to log in again whose session the server has ended', async () => {
    const { kept } = loggedIn({ isAdmin: true }, { isAdmin: true });
    network(() => Response.json({ valid: false, error: 'Token verification failed' }));
    expect(await sentTo('/admin/users')).toBe('/login?reason=session_expired&returnTo=%2Fadmin%2Fusers');
    expect(kept.has('token')).toBe(false);
  });

  it('lets in whom the server calls an administrator [S-030]', async () => {
    loggedIn({ isAdmin: false }, { isAdmin: true });
    await expect(requireAccess('admin', new Request(`${site}/admin`))).resolves.toBeUndefined();
  });

  it('stands open to an administrator before every address of the area [S-194]', async () => {
    const { fetch } = loggedIn({ isAdmin: true }, { isAdmin: true });
    for (const path of inArea())
      await expect(requireAccess('admin', new Request(site + path)), path).resolves.toBeUndefined();
    expect(inArea().length).toBeGreaterThan(25);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
