/** The elements that an editor of texts writes. Of all others only the text inside is kept. */
const elements = new Set(
  [
    'a b blockquote body br caption code col colgroup dd del div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6',
    'hr html i img ins li o:p ol p pre s section span strike strong sub sup table tbody td tfoot th thead tr u ul',
  ]
    .join(' ')
    .split(' '),
);
const attributes = new Set('href src alt width height colspan rowspan start class id'.split(' '));

/** Elements whose content is no text of the author. */
const unread = 'script|style|title|template|textarea|select|noscript|noembed|noframes|iframe|object|svg|math|xmp';
const token = new RegExp(
  [
    '<!--[\\s\\S]*?(?:-->|$)',
    `<(${unread})(?=[\\s/>])[\\s\\S]*?(?:</\\1\\s*>|$)`,
    `<(/?)([a-z][^\\s"'<>/=]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>`,
    '<[!?/][^<>]*>',
    '<',
  ].join('|'),
  'gi',
);
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>=`]+))?/g;

const escaped = (value: string): string =>
  value
    .replace(/^(["'])([\s\S]*)\1$/, '$2')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Style attributes are kept under another name, because the policy would report each of them. */
const keptName = (name: string): string | undefined => {
  if (name === 'style') return 'data-style';
  return attributes.has(name) || name.startsWith('data-') ? name : undefined;
};

const startTag = (name: string, written: string): string => {
  let tag = `<${name}`;
  for (const [, key = '', value = ''] of written.matchAll(attribute)) {
    const kept = keptName(key.toLowerCase());
    if (kept) tag += ` ${kept}="${escaped(value)}"`;
  }
  return `${tag}>`;
};

/**
 * Rewrites pasted HTML with only the elements and attributes that a text needs. Browsers check the page's policy each
 * time they parse markup, even in documents that are never shown: they would report the handlers, styles and addresses
 * in it, or fetch them. However broken the original is, the result has none of these. The editor's schema decides what
 * may stay in a post.
 */
export const plainMarkup = (html: string): string =>
  html.replace(token, (whole, _unread, slash: string | undefined, name: string | undefined, written: string) => {
    if (name === undefined) return whole === '<' ? '&lt;' : '';
    const element = name.toLowerCase();
    if (!elements.has(element)) return '';
    return slash ? `</${element}>` : startTag(element, written);
  });
