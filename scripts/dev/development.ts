/** The parts that `npm run dev` adds to the local twin: the app module by module, with hot reload, and functions rebuilt on a change. */
import type { Server } from 'node:http';
import path from 'node:path';
import { styleText } from 'node:util';
import { createServer } from 'vite';
import { bundling } from '#scripts/build/functions.ts';
import type { Front } from '#scripts/local/cloudfront/server.ts';
import { joined } from '#scripts/local/runtime/http-message.ts';
import type { Twin } from '#scripts/local/twin.ts';
import { isModule, isPage, languageOf, shellOf, withPage } from './development-page.ts';
import { createFunctionBuilder } from './function-builder.ts';

const root = new URL('../../', import.meta.url).pathname;
const inRoot = (...names: string[]): string[] => names.map((name) => path.join(root, name));

const openVite = (server: Server) => {
  // The site shows the facts of this stage, as the one that `npm start` builds.
  process.env.STAGE = 'local';
  return createServer({
    configFile: path.join(root, 'scripts/config/vite.config.ts'),
    cacheDir: path.join(root, '.build/vite'),
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { entries: ['src/main.tsx'] },
    server: {
      middlewareMode: true,
      ws: { server },
      // The data folder lies beside the sources, with keys and people's data in it.
      fs: { allow: inRoot('web', 'locales', 'lambdas/contracts', 'node_modules', '.build/vite') },
    },
  });
};

export const openDevelopment = () => {
  const report = (line: string): void => console.log(styleText('dim', `  ${line}`));
  const watched = inRoot('lambdas', 'locales');
  let vite: Awaited<ReturnType<typeof openVite>> | undefined;

  const front = async (server: Server): Promise<Front> => {
    const opened = await openVite(server);
    vite = opened;
    return {
      modules: (request, response, next) =>
        isModule(request.url ?? '') ? opened.middlewares(request, response, next) : next(),
      around: (distribution) => async (request) => {
        if (!joined(request.headers, 'accept')?.includes('text/html')) return distribution(request);
        const headers = new Map(request.headers);
        for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) headers.delete(name);
        const response = await distribution({ ...request, headers });
        if (!isPage(response)) return response;
        return withPage(response, await opened.transformIndexHtml(request.path, shellOf(languageOf(response))));
      },
      close: () => opened.close(),
    };
  };

  const start = async (twin: Twin): Promise<void> => {
    const builder = createFunctionBuilder({
      bundling: bundling(),
      folder: path.join(root, '.build/dev'),
      built: path.join(root, '.build/functions'),
      onBundle: twin.replaceCode,
      report,
    });
    vite?.watcher.add(watched);
    vite?.watcher.on('all', (_, file) => {
      if (watched.some((folder) => file.startsWith(`${folder}${path.sep}`))) void builder.build(file);
    });
    await builder.build();
  };

  return { front, start };
};
