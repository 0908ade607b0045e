import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { StyleRule } from '#contracts/rendering.ts';

/** The content of parentheses or brackets narrows a selector or offers choices; it requires nothing by itself. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/** Languages, directions and other attributes, marked so that they outlive `withoutArguments` where they stand by themselves. */
const marked = (selector: string): string =>
  selector
    .replaceAll(/:lang\((\w+)\)/g, '@lang-$1')
    .replaceAll(/\[dir="?(\w+)"?\]/g, '@dir-$1')
    .replaceAll(/\[([\w-]+)[^\]]*\]/g, '@with-$1');

const needOf = (kind: string, name: string): string[] => {
  if (kind === '#') return [];
  if (kind !== '@') return [kind + name];
  const [, what, value = ''] = /^(lang|dir|with)-(.*)$/.exec(name) ?? [];
  if (what === 'lang') return [`:lang(${value})`];
  if (what === 'dir') return [`[dir=${value}]`];
  // Readers open a menu without the app, which brings the whole stylesheet before it changes anything else.
  return value === 'open' ? [] : [`[${value}]`];
};

const singleNeeds = (text: string): string[] => {
  const parts = withoutArguments(text)
    .replaceAll(/::?[\w-]+/g, '')
    .matchAll(/([.#@]?)([a-z_][\w-]*)/gi);
  return [...parts].flatMap(([, kind = '', name = '']) => needOf(kind, name));
};

const exceptions = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;
const choices = /:(?:is|where)\(([^()]*)\)/g;

/** Of each choice, the element itself is looked for; one that any element may be asks for nothing. */
const choiceNeeds = (options: string): string[][] => {
  const needs = options.split(',').map(
    (option) =>
      singleNeeds(
        option
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
      )[0],
  );
  return needs.every((need) => need !== undefined) ? [needs] : [];
};

const needsOf = (selector: string): string[][] => {
  const text = marked(selector.replaceAll(exceptions, ''));
  return [
    ...singleNeeds(text).map((need) => [need]),
    ...[...text.matchAll(choices)].flatMap(([, options = '']) => choiceNeeds(options)),
  ];
};

const selectorsOf = (rule: Rule): StyleRule['selectors'] =>
  rule.selectors.map((text) => ({ text, needs: needsOf(text) }));

const isCondition = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports'].includes(node.name);

/** `U+5??` and `U+590-5FF` as ranges of a regular expression. */
const lettersIn = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-');
      return `\\u{${from.replaceAll('?', '0')}}-\\u{${to.replaceAll('?', 'F')}}`;
    })
    .join('');

const statement = (node: ChildNode): StyleRule => {
  const text = String(node);
  const [, range] = (node.type === 'atrule' && node.name === 'font-face' && /unicode-range:([^;}]+)/.exec(text)) || [];
  return {
    selectors: [],
    declarations: text,
    ...(node.type === 'atrule' && node.name === 'keyframes' ? { keyframes: node.params } : {}),
    ...(range ? { letters: `[${lettersIn(range)}]` } : {}),
  };
};

/**
 * Splits stylesheets into their rules, in order. @throws an Error on nested conditions, which we do not write.
 */
export const styleRules = (css: string): StyleRule[] => {
  const rulesIn = (nodes: readonly ChildNode[], condition?: string): StyleRule[] =>
    nodes.flatMap((node): StyleRule[] => {
      if (node.type === 'rule') {
        const declarations = node.nodes.map(String).join(';');
        return [{ selectors: selectorsOf(node), declarations, ...(condition ? { condition } : {}) }];
      }
      if (condition) throw new Error(`${node.type} within ${condition}`);
      if (isCondition(node)) return rulesIn(node.nodes ?? [], `@${node.name} ${node.params}`);
      return node.type === 'comment' ? [] : [statement(node)];
    });
  return rulesIn(postcss.parse(css).nodes);
};
