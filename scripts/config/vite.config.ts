import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { stageFacts } from '../build/site/stage-facts.ts';
import { prunePackages } from './pruned-packages.ts';

/** Fails as Vite's own loader does: with an event. A listener that prevents its default leaves the import pending. */
const importHelper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  if (dispatchEvent(event)) throw error;
  return new Promise(() => {});
});`;

/** Vite's own loader of dynamic imports also loads their stylesheets. There are none, so a bare import is enough. */
const bareImports: Plugin = {
  name: 'bare-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? importHelper : undefined),
};

/** The public site. `scripts/build/site.ts` builds it twice: for the browser and, with `ssr`, for prerendering. */
export default defineConfig({
  root: new URL('../../web', import.meta.url).pathname,
  publicDir: false,
  plugins: [react(), bareImports, prunePackages],
  define: { 'import.meta.env.SITE_FACTS': JSON.stringify(stageFacts()) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One stylesheet, because every page carries it whole, inlined.
    cssCodeSplit: false,
    // The starter is smaller without the preload helper, and route chunks have no dependencies of their own.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every page needs in one file: it compresses better, and stays cached when our own code changes.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack|zod)[\\/]/,
              tags: ['$initial'],
              priority: 1,
            },
            // Our own part of it. Without this group, each module that a lazy screen shares with it would be a separate
            // file.
            { name: 'app', test: /[\\/](web[\\/]src[\\/](?!starter|main)|lambdas[\\/]contracts)/, tags: ['$initial'] },
            // The modules of the API's calls, of a session and of the blog, and those that all screens of the
            // administrator area use: many small modules, which compress a tenth better in few files. A group takes the
            // dependencies of its modules with it, so modules that public pages need have groups of their own, above
            // the others.
            {
              name: 'api',
              test: /[\\/](node_modules[\\/]zod|contracts[\\/](endpoint|problem|locale)\.ts|src[\\/]shared[\\/]api[\\/](?!write))/,
            },
            // The dialog that asks for the password brings the forms along; few screens need it.
            {
              name: 'session',
              test: /[\\/](contracts[\\/](auth|fields|paging|person|refusals|users)\.ts|app[\\/]access\.ts|src[\\/]shared[\\/](session[\\/](?!confirmation-dialog)|api[\\/]write|time))/,
            },
            // The browser's copy of the catalogue, with the calls that refresh it.
            {
              name: 'catalog',
              test: /[\\/](contracts[\\/]catalog\.ts|features[\\/]catalog[\\/](api[\\/](offline-catalog|api-source)|model[\\/]offline-copy))/,
            },
            // Marks that the search, the home page and the pages of brands share.
            { name: 'external-link', test: /features[\\/]catalog[\\/]components[\\/]external-link/ },
            { name: 'shoe-marks', test: /features[\\/]catalog[\\/]components[\\/]shoe-marks/ },
            // The search, and the filter of the shoes' page, which shares most of its code.
            {
              name: 'search',
              test: /features[\\/]catalog[\\/](api[\\/]use-search-words|components[\\/](search-(combobox|option)|use-(combobox|catalog-search))|model[\\/](active-option|answer|match|search))/,
            },
            // What the pages of brands and shoes show.
            {
              name: 'products',
              test: /features[\\/]catalog[\\/](components[\\/](product-card|catalog-note)|model[\\/]attribute-rows)/,
            },
            // The code that draws a post, apart from the code that loads one.
            { name: 'rich-text', test: /[\\/](contracts[\\/](rich-text|embeds)\.ts|src[\\/]shared[\\/]rich-text)/ },
            { name: 'blog', test: /[\\/]contracts[\\/](blog|rich-text-schema)\.ts/ },
            {
              name: 'admin',
              test: /[\\/](contracts[\\/]version\.ts|@emotion|@mui[\\/](system|material[\\/](styles|Box|Typography))|app[\\/]admin[\\/](admin-(layout|meta)|prepare-admin|sections)|shared[\\/]admin-paths|admin-theme[\\/](parts[\\/](button|controls|empty-notice|failure-notice|list-skeleton|page-head|use-)|format[\\/]timestamp))/,
            },
            // Lists use it as well as the editor below.
            { name: 'mutation', test: /useMutation|mutationObserver/ },
            {
              name: 'posts',
              test: /[\\/](contracts[\\/]blog-(categories|drafts|editing)\.ts|blog-editing[\\/](texts|api|model[\\/](post-title|slug)|components[\\/](state-mark|back-to-posts)))/,
            },
            // What the editor of a post shows at first.
            {
              name: 'post-editor',
              test: /blog-editing[\\/](components[\\/]details-(panel|form)|editor[\\/]body-frame)/,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
    emptyOutDir: true,
  },
});
