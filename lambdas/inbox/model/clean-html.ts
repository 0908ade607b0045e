import sanitizeHtml from 'sanitize-html';
import { closedHtml, withoutElements } from './closed-html.ts';

/** Elements whose content is no text for readers. */
const unread = ['script', 'style', 'title', 'iframe', 'svg'];
/** Elements that are kept, without attributes but for a few that say how text runs and how a table is made. */
const kept =
  'p div span br hr h1 h2 h3 h4 h5 h6 b strong i em u s small sub sup bdi bdo blockquote pre code ul ol li dl dt dd table thead tbody tfoot tr td th caption center'.split(
    ' ',
  );
const plainValue = new Map<string, RegExp>([
  ['dir', /^(ltr|rtl|auto)$/i],
  ['lang', /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i],
  ['align', /^(left|right|center|justify)$/i],
  ['colspan', /^\d{1,2}$/],
  ['rowspan', /^\d{1,2}$/],
]);
/** Elements within elements that are still kept. */
const deepest = 200;

const plainAttributes = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name, value]) => plainValue.get(name)?.test(value)));

const options: sanitizeHtml.IOptions = {
  allowedTags: kept,
  nonTextTags: unread,
  allowedAttributes: { '*': [...plainValue.keys()] },
  nestingLimit: deepest,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => ({ tagName, attribs: plainAttributes(attributes) }),
    br: (tagName) => ({ tagName, attribs: {} }),
    hr: (tagName) => ({ tagName, attribs: {} }),
    // Nothing is loaded: a picture is its alternative text.
    img: (tagName, { alt }) => ({ tagName, attribs: {}, text: alt ? `[${alt}]` : '' }),
  },
  // Entities stay as they are written, in text as in values. An element that closes itself in XHTML holds nothing,
  // `<title/>` above all.
  parser: { decodeEntities: false, recognizeSelfClosing: true, recognizeCDATA: true },
};

/** Whether readers would see nothing. */
const isBlank = (html: string): boolean =>
  html.replaceAll(/<[^<>]*>|&(?:nbsp|zwn?j|shy|#\w{1,7});?|[\s\p{Cf}\p{DI}]/giu, '') === '';

/** All text that stands between the tags of a mail, regardless of its elements and comments, by lines. */
const rawLines = (html: string): string[] =>
  html
    .replaceAll(/<[^<>]*>/g, '\n')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));

/**
 * The mail's text with its structure and nothing else: no script, style, link, form or picture. All output is written
 * anew, from elements and values that are listed here; anything else that a sender wrote is text, or gone. A mail with
 * words never comes out empty: where the elements around them hide all of them, they are shown as they are.
 */
export const cleanHtml = (html: string): string => {
  const closed = closedHtml(html);
  // Written as it was: the sign of an element without end, and an `&` that begins no entity.
  const clean = sanitizeHtml(closed, options)
    .replaceAll(/<(br|hr) \/>/g, '<$1>')
    .replaceAll(/&amp;(?![a-z0-9#])/gi, '&');
  if (!isBlank(clean)) return clean;
  const words = rawLines(withoutElements(closed, ['script', 'style']));
  return words.length === 0 ? clean : words.map((line) => `<p>${line}</p>`).join('');
};
