import type { Plugin } from 'vite';

interface Pruned {
  /** The package's files that hold the parts. */
  files: RegExp;
  parts: [RegExp, string][];
}

/**
 * What packages bring into every page though this app never uses it: about 5 kB of script, brotli. A release that is worded
 * otherwise costs no more than the saving, which `npm run bench` shows.
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
    ],
  },
  'react-router': {
    files: /react-router[\\/]dist[\\/]production/,
    parts: [
      // Names that only developer tools show, and calls that are not marked as free of effects.
      [/^\w+\.displayName = .*;$/gm, ''],
      [/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
      // What a link fetches ahead where it says `prefetch`: for the router's own framework only.
      [/React\$1\.createElement\(PrefetchPageLinks, .*?\)/, 'null'],
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
};

export const prunePackages: Plugin[] = Object.entries(prunedPackages).map(([name, { files, parts }]) => ({
  name: `prune ${name}`,
  transform: {
    filter: { id: files },
    handler: (code) => parts.reduce((text, [part, replacement]) => text.replace(part, replacement), code),
  },
}));
