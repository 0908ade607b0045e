import type { Plugin } from 'vite';

/**
 * What keeps parts of the router in the bundle that this app never uses, though none of it does anything: 2.2 kB of every
 * page's script, brotli.
 */
const pruned: [RegExp, string][] = [
  // Names that only developer tools show, and calls that are not marked as free of effects.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'],
  // What a link fetches ahead where it says `prefetch`: for the router's own framework only.
  [/React\$1\.createElement\(PrefetchPageLinks, .*?\)/, 'null'],
];

/** A release that is worded otherwise costs no more than the saving, which `npm run bench` shows. */
export const prunedRouter: Plugin = {
  name: 'pruned-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => pruned.reduce((text, [part, replacement]) => text.replace(part, replacement), code),
  },
};
