import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fontCuts } from '../build/site/font-cuts.ts';
import { stageFacts } from '../build/site/stage-facts.ts';
import { codeSplittingGroups } from './chunk-groups.ts';
import { prunePackages } from './pruned-packages.ts';

/**
 * Fails as Vite's own loader does: with an event. A listener that prevents its default leaves the import pending; without a
 * connection it is tried again once there is one.
 */
const importHelper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  if (dispatchEvent(event)) throw error;
  return new Promise((come) => {
    if (!navigator.onLine) addEventListener('online', () => come(__vitePreload(load)), { once: true });
  });
});`;

/** Vite's own loader of dynamic imports also loads their stylesheets. There are none, so a bare import is enough. */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? importHelper : undefined),
};

const { analyticsId, ...facts } = stageFacts();

/** The public site. `scripts/build/site.ts` builds it twice: for the browser and, with `ssr`, for prerendering. */
export default defineConfig({
  root: new URL('../../web', import.meta.url).pathname,
  publicDir: false,
  plugins: [react(), bareImports, prunePackages],
  css: { postcss: { plugins: [fontCuts] } },
  define: {
    'import.meta.env.SITE_FACTS': JSON.stringify(facts),
    // Only the pages name it, so that no script carries it.
    'import.meta.env.ANALYTICS_ID': JSON.stringify(analyticsId),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One stylesheet, because every page carries it whole, inlined.
    cssCodeSplit: false,
    // The starter is smaller without the preload helper, and route chunks have no dependencies of their own.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // A hash does not compress, and the app's own list of files has one for each: seven characters are still unique.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: codeSplittingGroups() },
      },
    },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
