import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPost, listPosts } from '#contracts/blog/endpoints.ts';
import { getBrand, listBrands, listProducts } from '#contracts/catalog/endpoints.ts';
import { listModels } from '#contracts/catalog/known-models.ts';
import { getAnsweringKnowledge } from '#contracts/knowledge/answering.ts';
import { listTips } from '#contracts/tips/endpoints.ts';
import en from '#locales/en/offline.json' with { type: 'json' };
import fr from '#locales/fr/offline.json' with { type: 'json' };
import { brotliSize } from '#scripts/bench/file-sizes.ts';
import { openWorker } from '../support/worker-scope.ts';

const file = '.build/site/service-worker.js';
const html = (text: string, language = 'he') =>
  new Response(`<!doctype html><html lang="${language}" dir="rtl"><body>${text}</body></html>`);
const noNetwork = () => {
  throw new TypeError('Failed to fetch');
};
const tokenOf = (sub: string) => `h.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.s`;

/** A network that can be changed, and what was asked of it. */
const openNetwork = () => {
  const network = {
    asked: [] as string[],
    // Of the build's files, the list of its release alone is looked at.
    reply: (path: string): Response | Promise<Response> =>
      new Response(path.endsWith('.txt') ? readFileSync(`.build/site${path}`) : path),
    answer: (path: string) => {
      network.asked.push(path);
      return network.reply(path);
    },
  };
  return network;
};
let network: ReturnType<typeof openNetwork>;
beforeEach(() => {
  network = openNetwork();
});

const started = async (options = {}) => {
  const worker = openWorker(file, network, options);
  await worker.install();
  await worker.activate();
  network.asked.length = 0;
  /** The page as a reader sees it; the worker has kept what it wants to keep. */
  const read = async (path: string, asking = {}) => {
    const answered = await worker.ask(path, asking);
    const text = await (await answered?.response)?.text();
    await answered?.kept();
    return text;
  };
  return { ...worker, read, open: (path: string) => read(path, { isPage: true }) };
};

describe('the service worker', () => {
  it('is small, and brings no file of the administrator area, of a form, or of what answers without a connection', async () => {
    const code = readFileSync(file);
    expect(brotliSize(code)).toBeLessThanOrEqual(8_000);
    const { caches } = await started();
    const files = caches.paths('release');
    expect(files.join()).toMatch(/main-.*offline-he-|offline-he-.*main-/);
    expect(files.filter((path) => /admin|cognito|login-page|account-page|kept-answers/.test(path))).toEqual([]);
  });

  it.each([
    ['/auth/login', {}],
    ['/auth/verify', { token: tokenOf('odette') }],
    ['/users/some-user', { token: tokenOf('odette') }],
    ['/sessions', { token: tokenOf('odette') }],
    ['/api/admin/posts', { token: tokenOf('odette') }],
    ['/api/account', { token: tokenOf('odette') }],
    ['/api/account/export', { isPage: true }],
    ['/api/newsletter/unsubscribe/some-token', { isPage: true }],
    ['/api/health', { method: 'HEAD' }],
    ['/api/config/site', {}],
    ['/api/tips', {}],
    ['/api/brands', { method: 'POST' }],
    ['/api/ai/ask', { method: 'POST' }],
    ['https://elsewhere.example/api/brands', {}],
  ])('leaves %s alone (%j) [Q-052]', async (path, asking) => {
    const { ask } = await started();
    expect(await ask(path, asking)).toBeUndefined();
  });

  it('shows a page that was read before, with its date, in the language in which it was read last', async () => {
    const { open, caches } = await started();
    network.reply = () => html('Bloch in English', 'en');
    expect(await open('/brand/bloch?lang=en')).not.toContain('data-stored');
    network.reply = () => html('בלוך');
    await open('/brand/bloch?utm_source=a-friend');
    expect(caches.paths('pages')).toEqual(['/brand/bloch?lang=en', '/brand/bloch?lang=he']);
    network.reply = noNetwork;
    const stored = await open('/brand/bloch/');
    expect(stored).toContain('בלוך');
    expect(stored).toMatch(/<html data-stored="\d{4}-\d\d-\d\dT[^"]+Z" lang="he"/);
    expect(await open('/brand/bloch?lang=en')).toContain('Bloch in English');
  });

  it('says above it from when it is, in its language, with the first of its text', async () => {
    network.reply = (path) => new Response(readFileSync(`.build/site${path}`));
    const { open } = await started();
    network.reply = () => html('Bloch', 'fr');
    await open('/brand/bloch');
    network.reply = noNetwork;
    const date = new Intl.DateTimeFormat('fr', { dateStyle: 'long' }).format(new Date());
    const [before] = fr.stored.split('{{date}}');
    const line = `^<link rel="stylesheet" href="/assets/offline-[\\w-]+.css"/><p class="stored-mark" role="status">${before}<time>${date}.*</p>Bloch`;
    expect((await open('/brand/bloch'))?.split('<body>')[1]?.replaceAll(/<\/?span>/g, '')).toMatch(new RegExp(line));
  });

  it('says of a page that was never read that it is not here, in the reader’s language', async () => {
    const { open } = await started({ languages: ['de-DE', 'fr-CH'] });
    network.reply = noNetwork;
    expect(await open('/brand/bloch')).toMatch(/^\/assets\/offline-fr-/);
    expect(await open('/brand/bloch?lang=es')).toMatch(/^\/assets\/offline-es-/);
    network.reply = () => html('Главная', 'ru');
    await open('/');
    network.reply = noNetwork;
    expect(await open('/blog')).toMatch(/^\/assets\/offline-ru-/);
  });

  it.each(['/account', '/admin/users', '/login', '/newsletter'])(
    'says of %s that it needs a connection',
    async (path) => {
      const built = (asked: string) => `.build/site${asked}`;
      network.reply = (asked) => new Response(existsSync(built(asked)) ? readFileSync(built(asked)) : asked);
      const { open } = await started();
      network.reply = noNetwork;
      /** The headings of the sections that can be seen. */
      const seen = (page = '') =>
        [...page.matchAll(/<section([^>]*)>\s*<h1>([^<]*)/g)].flatMap(([, marks, heading]) =>
          marks?.includes('hidden') ? [] : [heading],
        );
      expect(seen(await open('/brand/bloch?lang=en'))).toEqual([en.pageTitle]);
      expect(seen(await open(`${path}?lang=en`))).toEqual([en.screenTitle]);
    },
  );

  it('tries once more where the browser has a network, which may have come only just now', async () => {
    const { ask, open, pass } = await started({ onLine: true });
    network.reply = () => html('kept');
    await open('/products');
    network.asked.length = 0;
    network.reply = () => (network.asked.length < 2 ? noNetwork() : html('glossary'));
    const page = await ask('/glossary', { isPage: true });
    await expect
      .poll(() => {
        pass(1_000);
        return network.asked;
      })
      .toEqual(['/glossary', '/glossary']);
    expect(await (await page?.response)?.text()).toContain('glossary');
    // A page that is here is shown without a wait.
    network.reply = noNetwork;
    expect(await open('/products')).toContain('kept');
  });

  it('forgets what the site has no more', async () => {
    const { open, read, caches } = await started();
    network.reply = () => html('A post');
    await open('/blog/taken-back');
    await read('/api/blog/posts/taken-back?lang=he');
    network.reply = () => new Response('<!doctype html><html lang="he">', { status: 404 });
    await open('/blog/taken-back');
    expect(await read('/api/blog/posts/taken-back?lang=he')).toContain('A post');
    expect([caches.paths('pages'), caches.paths('reads')]).toEqual([[], []]);
    expect(await open('/blog/taken-back')).not.toContain('A post');
  });

  it('leaves everything to the network where a browser cannot open its caches', async () => {
    const { read, open, caches } = await started();
    const fail = async () => {
      throw new DOMException('Unexpected internal error', 'UnknownError');
    };
    Object.assign(caches, { open: fail, match: fail });
    network.reply = (path) => new Response(path);
    for (const path of ['/assets/main.js', '/api/brands?lang=he', '/images/shoes/some.svg']) {
      expect(await read(path)).toBe(path);
    }
    expect(await read('/api/tips?lang=he', { token: tokenOf('odette') })).toBe('/api/tips?lang=he');
    network.reply = () => new Response('', { status: 503 });
    expect(await open('/')).toBe('');
  });

  it('keeps no page whose address may hold a code, no failure, and nothing that says so', async () => {
    const { open, caches } = await started();
    network.reply = () => html('...');
    for (const path of ['/reset-password?code=1234', '/undo-email-change?code=1', '/login', '/account', '/admin']) {
      await open(path);
    }
    network.reply = () => new Response('<html lang="he">', { status: 404 });
    await open('/brand/nobody');
    network.reply = () => new Response('<html lang="he">', { headers: { 'cache-control': 'no-store' } });
    await open('/products');
    expect(caches.paths('pages')).toEqual([]);
  });

  it('waits three seconds for the network where the page is here, and for ever where it is not', async () => {
    const { ask, open, pass } = await started();
    network.reply = () => html('kept');
    await open('/products');
    const late = Promise.withResolvers<Response>();
    network.reply = () => late.promise.then((response) => response.clone());
    const [known, unknown] = await Promise.all([
      ask('/products', { isPage: true }),
      ask('/glossary', { isPage: true }),
    ]);
    let isAnswered = false;
    void known?.response.then(() => {
      isAnswered = true;
    });
    pass(2_900);
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    pass(200);
    expect(await (await known?.response)?.text()).toContain('kept');
    late.resolve(html('fresh'));
    expect(await (await unknown?.response)?.text()).toContain('fresh');
    await known?.kept();
    network.reply = noNetwork;
    expect(await open('/products')).toContain('fresh');
  });

  it('shows at once a page for which the app has waited in vain, and only the next time it is opened', async () => {
    const { open, ask, tell } = await started();
    network.reply = () => html('kept');
    await open('/brand/bloch');
    expect(await tell({ late: 'https://pointe.example/glossary' })).toEqual([]);
    expect(await tell({ late: 'https://pointe.example/brand/bloch?lang=fr' })).toEqual([]);
    expect(await tell({ late: 'https://pointe.example/brand/bloch' })).toEqual(['kept']);
    const late = Promise.withResolvers<Response>();
    network.reply = () => late.promise.then((response) => response.clone());
    const first = await ask('/brand/bloch', { isPage: true });
    expect(await (await first?.response)?.text()).toContain('kept');
    const second = await ask('/brand/bloch', { isPage: true });
    late.resolve(html('fresh'));
    expect(await (await second?.response)?.text()).toContain('fresh');
  });

  it('shows what is here instead of the failure of a server that dies', async () => {
    const { open } = await started();
    network.reply = () => html('kept');
    await open('/');
    network.reply = () => new Response('', { status: 503 });
    expect(await open('/')).toContain('kept');
  });

  it.each([listBrands, getBrand, listProducts, listModels, listPosts, getPost, getAnsweringKnowledge])(
    'answers $id at once with what is here, and asks for the next time',
    async ({ path, access }) => {
      expect(access).toBe('public');
      const address = path.replaceAll(/\{\w+\}/g, 'some');
      const { read } = await started();
      network.reply = () => new Response('first');
      expect(await read(address)).toBe('first');
      network.reply = () => new Response('second');
      expect(await read(address)).toBe('first');
      network.reply = noNetwork;
      expect(await read(address)).toBe('second');
    },
  );

  it('asks the network first for somebody who is logged in, and keeps nothing that came with a token', async () => {
    const { read, caches } = await started();
    await read('/api/brands?lang=he');
    network.reply = () => new Response('changed a moment ago');
    expect(await read('/api/brands?lang=he', { token: tokenOf('odette') })).toBe('changed a moment ago');
    await read('/api/products?lang=he', { token: tokenOf('odette') });
    expect(caches.paths('reads')).toEqual(['/api/brands?lang=he']);
    network.reply = noNetwork;
    expect(await read('/api/brands?lang=he', { token: tokenOf('odette') })).toBe('/api/brands?lang=he');
  });

  it('keeps tips for the user who has read them, for nobody else, and not after a refusal [Q-048]', async () => {
    const { read, caches } = await started();
    network.reply = () => new Response('tips', { headers: { 'cache-control': 'no-store' } });
    await read(`${listTips.path}?lang=he`, { token: tokenOf('odette') });
    network.reply = noNetwork;
    expect(await read(`${listTips.path}?lang=he`, { token: tokenOf('odette') })).toBe('tips');
    await expect(read(`${listTips.path}?lang=he`, { token: tokenOf('odile') })).rejects.toThrow();
    network.reply = () => new Response('', { status: 401 });
    await read(`${listTips.path}?lang=he`, { token: tokenOf('odette') });
    expect(await caches.keys()).not.toContain('members');
  });

  it('keeps no tips that come after their reader has logged out [Q-048]', async () => {
    const { ask, caches } = await started();
    const late = Promise.withResolvers<Response>();
    network.reply = () => late.promise;
    const asked = await ask('/api/tips?lang=he', { token: tokenOf('odette') });
    await caches.delete('members');
    late.resolve(new Response('tips'));
    expect(await (await asked?.response)?.text()).toBe('tips');
    await asked?.kept();
    expect(await caches.keys()).not.toContain('members');
  });

  it('answers files of the app without the network, and keeps what somebody has used besides', async () => {
    const { read, caches } = await started();
    const [main = ''] = caches.paths('release').filter((path) => path.includes('main-'));
    expect(await read(main)).toBe(main);
    expect(network.asked).toEqual([]);
    await read('/assets/login-page-abc.js');
    network.reply = noNetwork;
    expect(await read('/assets/login-page-abc.js')).toBe('/assets/login-page-abc.js');
  });

  it('has with each file of the release all that this file imports', async () => {
    const { caches } = await started();
    const files = new Set(caches.paths('release'));
    const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
      readFileSync('.build/site-manifest.json', 'utf8'),
    );
    const missing = Object.values(chunks)
      .filter(({ file }) => files.has(`/${file}`))
      .flatMap(({ imports = [] }) => imports.map((key) => `/${chunks[key]?.file}`))
      .filter((file) => !files.has(file));
    expect(files.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });

  it('keeps what a page was made of that was there before the worker', async () => {
    const { tell, open, read } = await started();
    network.reply = (path) => (path.startsWith('/assets/') ? new Response(path) : html('first visit'));
    const files = ['/assets/rubik.woff2', '/api/account'].map((path) => `https://pointe.example${path}`);
    await tell({ page: 'https://pointe.example/glossary#shank', files });
    expect(network.asked).toEqual(expect.arrayContaining(['/assets/rubik.woff2']));
    expect(network.asked).not.toContain('/api/account');
    network.reply = noNetwork;
    expect(await open('/glossary')).toContain('first visit');
    expect(await read('/assets/rubik.woff2')).toBe('/assets/rubik.woff2');
  });

  it('serves a page that was reloaded past it, when the page asks', async () => {
    const { done, tell } = await started();
    await tell('serve');
    expect(done).toEqual(['claimed', 'claimed']);
  });

  it('waits until somebody wants the new release, and keeps the files of the former one for open tabs', async () => {
    const { caches, done, tell } = await started();
    expect(done).toEqual(['claimed']);
    const release = await caches.open('release');
    await release.put('https://pointe.example/assets/former-abc.js', new Response('former'));
    const next = await started({ caches });
    expect(caches.paths('release')).not.toContain('/assets/former-abc.js');
    network.reply = noNetwork;
    expect(await next.read('/assets/former-abc.js')).toBe('former');
    await tell('take over');
    expect(done).toEqual(['claimed', 'skipped waiting']);
  });

  it('takes its place without a word where the page has come with the same release, and else says that it is newer', async () => {
    const { caches, done, tell } = await started();
    expect(await tell({ app: '/assets/main-former.js' })).toEqual(['newer']);
    expect(done).toEqual(['claimed']);
    const app = caches.paths('release').find((path) => path.startsWith('/assets/main-')) ?? '';
    expect(await tell({ app })).toEqual([]);
    expect(done).toEqual(['claimed', 'skipped waiting']);
  });
});

describe('the worker that switches a broken one off', () => {
  it('takes its place at once, deletes all that it kept, stays, and listens to no request', async () => {
    const { open, caches } = await started();
    network.reply = () => html('kept');
    await open('/');
    expect(await caches.keys()).not.toEqual([]);
    const off = openWorker('.build/site/service-worker-off.js', network, { caches });
    await off.install();
    expect(off.done).toEqual(['skipped waiting']);
    await off.activate();
    expect(await caches.keys()).toEqual([]);
    expect(off.heard).toEqual(['install', 'activate']);
    expect(await off.ask('/', { isPage: true })).toBeUndefined();
  });
});
