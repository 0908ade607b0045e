/** Elements whose content is no text for readers. */
const unread = new Set(
  'head script style title template textarea select noscript noembed noframes iframe object svg math xmp audio video canvas'.split(
    ' ',
  ),
);
/** Elements that are kept, without attributes but for a few that say how text runs and how a table is made. */
const kept = new Set(
  'p div span br hr h1 h2 h3 h4 h5 h6 b strong i em u s small sub sup bdi bdo blockquote pre code ul ol li dl dt dd table thead tbody tfoot tr td th caption center'.split(
    ' ',
  ),
);
const withoutEnd = new Set(['br', 'hr']);
const plainValue: Record<string, RegExp> = {
  dir: /^(ltr|rtl|auto)$/i,
  lang: /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i,
  align: /^(left|right|center|justify)$/i,
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,2}$/,
};
/** Elements within elements that are still kept. */
const deepest = 200;

const escaped = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Tag {
  name: string;
  isEnd: boolean;
  attributes: string;
  /** Where the text goes on. */
  after: number;
}

/** The tag, comment or declaration that begins at a `<`; undefined for a `<` that is text. */
const tagAt = (html: string, at: number): Tag | undefined => {
  if (html.startsWith('<!--', at)) {
    const end = html.indexOf('-->', at + 4);
    return { name: '', isEnd: false, attributes: '', after: end === -1 ? html.length : end + 3 };
  }
  if (!/[a-z/!?]/i.test(html[at + 1] ?? '')) return undefined;
  let quote = '';
  let end = at + 1;
  for (; end < html.length; end += 1) {
    const sign = html[end] as string;
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '>') break;
    else if ((sign === '"' || sign === "'") && /[=\s]/.test(html[end - 1] ?? '')) quote = sign;
  }
  const [, slash, name = '', attributes = ''] =
    /^(\/?)([a-z][a-z0-9]*)?([\s\S]*)$/i.exec(html.slice(at + 1, end)) ?? [];
  return { name: name.toLowerCase(), isEnd: slash === '/', attributes, after: end + 1 };
};

const keptAttributes = (text: string): string =>
  Array.from(text.slice(0, 5_000).matchAll(/\s([a-z]+)\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi))
    .flatMap(([, name = '', ...values]) => {
      const value = values.find((each) => each !== undefined) ?? '';
      return plainValue[name.toLowerCase()]?.test(value) ? [` ${name.toLowerCase()}="${value}"`] : [];
    })
    .join('');

/**
 * The mail's text with its structure and nothing else: no script, style, link, form or picture. What comes out is written
 * anew, from elements and values that are listed here; whatever a sender wrote besides is text, or gone. Pictures are
 * their alternative text.
 */
export const cleanHtml = (html: string): string => {
  const out: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next === -1) break;
    out.push(escaped(html.slice(at, next)));
    const tag = tagAt(html, next);
    if (!tag) {
      out.push('&lt;');
      at = next + 1;
      continue;
    }
    at = tag.after;
    const { name, isEnd, attributes } = tag;
    if (unread.has(name) && !isEnd) {
      const end = new RegExp(`</${name}[\\s>/]`, 'gi');
      end.lastIndex = at;
      const found = end.exec(html);
      at = found ? found.index : html.length;
    } else if (name === 'img' && !isEnd) {
      const alt = /\salt\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)')/i.exec(attributes.slice(0, 5_000));
      const text = alt?.[1] ?? alt?.[2] ?? '';
      if (text) out.push(`[${escaped(text)}]`);
    } else if (kept.has(name)) {
      if (withoutEnd.has(name)) {
        if (!isEnd) out.push(`<${name}>`);
      } else if (!isEnd) {
        if (open.length >= deepest) continue;
        open.push(name);
        out.push(`<${name}${keptAttributes(attributes)}>`);
      } else if (open.includes(name)) {
        // Whatever is still open within ends with it, so that the result is well formed.
        for (let last = open.pop(); last !== undefined; last = open.pop()) {
          out.push(`</${last}>`);
          if (last === name) break;
        }
      }
    }
  }
  out.push(escaped(html.slice(at)));
  out.push(...open.toReversed().map((name) => `</${name}>`));
  return out.join('');
};
