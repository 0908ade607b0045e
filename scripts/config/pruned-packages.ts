import type { Plugin } from 'vite';

interface Pruned {
  /** The package's files that hold the parts. */
  files: RegExp;
  parts: [RegExp, string][];
}

/**
 * Parts of packages that this app never uses: about 9 kB of script, brotli, in every page, and more in the administrator area. A
 * release that is worded otherwise costs no more than the saving, which `npm run bench` shows.
 */
const prunedPackages: Record<string, Pruned> = {
  i18next: {
    files: /i18next[\\/]dist[\\/]esm[\\/]i18next\.js/,
    parts: [
      // Fetches texts through a plugin. Ours are imported and handed over, so nothing is left for it to do.
      [
        /^class Connector extends EventEmitter \{[\s\S]*?^\}$/m,
        'class Connector extends EventEmitter { state = {}; load(languages, namespaces, done) { done(); } }',
      ],
      // A direction by a list of languages, texts that are fetched again, and copies with texts or forms of their own.
      [/^ {2}(dir|reloadResources)\([\s\S]*?^ {2}\}$/gm, '$1() {}'],
      [/^ {4}if \((?:forkResourceStore|options\.interpolation)\) \{[\s\S]*?^ {4}\}$/gm, ''],
    ],
  },
  'react-router': {
    files: /react-router[\\/]dist[\\/]production/,
    parts: [
      // Names that only developer tools show, and calls that are not marked as free of effects.
      [/^\w+\.displayName = .*;$/gm, ''],
      [/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
      // The data that a link fetches ahead where it says `prefetch`: for the router's own framework only.
      [/React\$1\.createElement\(PrefetchPageLinks, .*?\)/, 'null'],
      // Forms that a route takes, calls of routes that are not shown, routes that the server adds: we write by `write`.
      [
        /^\tasync function (handleAction|fetch|handleFetcherAction|handleFetcherLoader|discoverRoutes)\([\s\S]*?^\t\}$/gm,
        'async function $1() {}',
      ],
      // Fetchers, which load beside a route, and routes that are found later.
      [
        /^\t(async )?function (cancelDiscoveryNavigation|getFetcher|resetFetcher|deleteFetcher|queueFetcherForDeletion|updateFetcherState|markFetchRedirectsDone|markFetchersDone|abortStaleFetchLoads|setFetcherError)\([\s\S]*?^\t\}$/gm,
        '\t$1function $2() {}',
      ],
      // View transitions of its own: no link asks for them.
      [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/, 'if (true)'],
      [
        /^\tReact\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext\.isTransitioning &&[\s\S]*?(?=^\tlet navigator = )/m,
        '',
      ],
      [/^function (restoreAppliedTransitions|persistAppliedTransitions)\([\s\S]*?^\}$/gm, 'function $1() {}'],
      // Measures navigations for a listener; we add none.
      [/if \((?:init\.|opts\?\.)instrumentations\)/g, 'if (false)'],
      [/= consumeInstrumentationClientResultMetaReceiver\(router\)/g, '= undefined'],
    ],
  },
  '@tanstack/query-core': {
    files: /query-core[\\/]build[\\/]modern[\\/]query\.js/,
    // Lists without end: ours have pages.
    parts: [[/this\.#queryType === "infinite"/, 'false']],
  },
  'react-hook-form': {
    files: /react-hook-form[\\/]dist[\\/]index\.esm/,
    // Rules of its own for fields: every form has the schema of its contract.
    parts: [
      [/^var validateField = async \([\s\S]*?^\};$/m, 'var validateField = async () => ({});'],
      [
        /^ {4}const executeBuiltInValidation = async \([\s\S]*?^ {4}\};$/m,
        'const executeBuiltInValidation = async () => true;',
      ],
    ],
  },
  '@tiptap/core': {
    files: /@tiptap[\\/]core[\\/]dist[\\/]index\.js/,
    parts: [
      // Decorations of extensions: our only marks are a plugin of ProseMirror.
      [/^\tcreateDecorationPlugin\(\) \{[\s\S]*?^\t\}$/m, '\tcreateDecorationPlugin() {}'],
      // An event for what is deleted, and a direction that the text stores: its element has one of its own.
      [/^(const (?:Delete|TextDirection) = )(?=Extension\.create)/gm, '$1/* @__PURE__ */ '],
      [/^\t{3}Delete,\n\t{3}TextDirection\.configure\(.*\)\n/m, ''],
      [/^\t(?:un)?setTextDirection: .*\n/gm, ''],
      // A search of the text by selectors.
      [/^\t\treturn new NodePos\(\$pos, this, false, node\);$/m, ''],
    ],
  },
  '@mui/material': {
    files: /@mui[\\/]material[\\/]styles[\\/]createThemeWithVars/,
    parts: [
      // A scheme of its own for dark: our colours change by themselves.
      [/^ {4}if \(palette\.mode === 'dark'\) \{[\s\S]*?^ {4}\}$/gm, ''],
      // The colours of components that we do not use.
      [
        /^ {6}setColor\(palette\.(?:Alert|AppBar|Avatar|Button|Chip|FilledInput|Input|Skeleton|Slider|SpeedDialAction|Step\w+|Switch|Tooltip), .*\);$/gm,
        '',
      ],
    ],
  },
  '@mui/material palette': {
    files: /@mui[\\/]material[\\/]styles[\\/]createPalette/,
    // Its own colours: ours stand in their place.
    parts: [[/\|\| getDefault\w+\(mode\)/g, "|| { main: '#000' }"]],
  },
  '@mui/utils': {
    files: /@mui[\\/]utils[\\/]deepmerge/,
    // Themes hold no components, so all of `react-is` would come for nothing.
    parts: [
      [
        /^import \{ isValidElementType \} from 'react-is';$/m,
        "const isValidElementType = (value) => typeof value?.$$$$typeof === 'symbol';",
      ],
    ],
  },
  '@emotion/react': {
    files: /emotion-react(-_isolated-hnrs)?\.browser/,
    // For its `withTheme`, which nothing here calls.
    parts: [
      [/^import (\S+) from 'hoist-non-react-statics';$/m, 'const $1 = (target) => target;'],
      [/^import 'hoist-non-react-statics';$/m, ''],
    ],
  },
};

export const prunePackages: Plugin[] = Object.entries(prunedPackages).map(([name, { files, parts }]) => ({
  name: `prune ${name}`,
  transform: {
    filter: { id: files },
    handler: (code) => parts.reduce((text, [part, replacement]) => text.replace(part, replacement), code),
  },
}));
