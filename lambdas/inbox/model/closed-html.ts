/**
 * Elements whose content a parser takes as it stands until their end, and everything to the end of the mail where there is none.
 * In those that readers do see, markup is taken as markup instead.
 */
const hidden = ['title', 'style', 'script', 'iframe', 'textarea', 'xmp'];
const shown = /<\/?(?:noscript|noembed|noframes|plaintext|template)(?=[\s/>])[^<>]{0,500}>/gi;

/** Ends those that were left open at the next tag. */
const withEnds = (html: string, name: string): string => {
  const ends = html.matchAll(new RegExp(`</${name}`, 'gi'));
  const last = Array.from(ends, ({ index }) => index).at(-1) ?? -1;
  const opening = new RegExp(`<${name}(?:\\s[^<>]{0,5000})?>`, 'gi');
  opening.lastIndex = last + 1;
  const open = opening.exec(html);
  if (!open) return html;
  const begin = open.index + open[0].length;
  const next = html.slice(begin).search(/<[a-z/!]/i);
  const end = next === -1 ? html.length : begin + next;
  // Of several that are open, each ends at the next one.
  const rest = html.slice(end).replaceAll(opening, '');
  return `${html.slice(0, end)}</${name}>${rest}`;
};

/** A comment that never ends would hide everything after it. */
const withCommentEnd = (html: string): string => {
  const open = html.lastIndexOf('<!--');
  return open === -1 || html.includes('-->', open + 2) ? html : `${html.slice(0, open)}<!---->${html.slice(open + 4)}`;
};

/** A tag at the end of the mail that was cut off. */
const withLastTag = (html: string): string => {
  const tail = /<[a-z][^<>]{0,1000}$/i.exec(html.slice(-1_001))?.[0];
  if (tail === undefined) return html;
  return `${html}${tail.split('"').length % 2 === 0 ? '"' : ''}>`;
};

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** The parser takes time by the square of this depth, and no honest mail comes near it. */
const deepest = 2_000;

/** Without the tags of elements that lie deeper; their text stays. */
const flattened = (html: string): string => {
  const open = new Map<string, number>();
  let depth = 0;
  return html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)([^<>]*>)?/gi,
    (tag: string, slash: string, typed: string, rest?: string) => {
      const name = typed.toLowerCase();
      const count = open.get(name) ?? 0;
      if (empty.has(name) || (slash !== '' && count === 0)) return tag;
      if (slash === '' && depth >= deepest) return rest === undefined ? `&lt;${typed}` : '';
      const step = slash === '' ? 1 : -1;
      open.set(name, count + step);
      depth += step;
      return tag;
    },
  );
};

/** A mail's HTML in which nothing is left open that would hide what follows. */
export const closedHtml = (html: string): string =>
  withLastTag(flattened(hidden.reduce(withEnds, withCommentEnd(html.replaceAll(shown, '')))));

const ends = {
  '!--': /-->/g,
  style: /<\/style(?=[\s/>])[^<>]{0,500}>?/gi,
  script: /<\/script(?=[\s/>])[^<>]{0,500}>?/gi,
  svg: /<\/svg(?=[\s/>])[^<>]{0,500}>?/gi,
};
type Wordless = keyof typeof ends;
const wordless = Object.keys(ends) as Wordless[];

/** Without whole elements of these names, and without comments where they are named. */
export const withoutElements = (html: string, names: readonly Wordless[]): string => {
  const parts: string[] = [];
  const endless = new Set<string>();
  let done = 0;
  for (const { 1: typed = '', index } of html.matchAll(/<(!--|(?:style|script|svg)(?=[\s>]))/gi)) {
    const name = names.find((each) => each === typed.toLowerCase());
    if (name === undefined || index < done || endless.has(name)) continue;
    ends[name].lastIndex = index;
    const found = ends[name].exec(html);
    if (found === null) endless.add(name);
    else {
      parts.push(html.slice(done, index));
      done = found.index + found[0].length;
    }
  }
  return [...parts, html.slice(done)].join('');
};

/** Without what may be long and has no words: style sheets, scripts, drawings, comments, and pictures within addresses. */
export const compactHtml = (html: string): string =>
  withoutElements(html, wordless).replaceAll(/\bdata:[a-z0-9/+.-]{1,100};base64,[a-z0-9+/=]*/gi, '');
