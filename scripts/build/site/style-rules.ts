import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { StyleRule, StyleStep } from '#contracts/render/rendering.ts';

/** Selectors that hold only at times, or that are not checked: a rule is kept in spite of them. */
const exceptions = /:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;
const choices = /:(?:is|where)\(([^()]*)\)/g;
const passing = /::?[\w-]+(?:\([^()]*\))?/g;

/** Languages, directions and other attributes as words without brackets and parentheses. */
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

const words = (text: string): string[] =>
  [...text.replaceAll(passing, '').matchAll(/([.#@]?)([a-z_][\w-]*)/gi)].flatMap(([, kind = '', name = '']) =>
    needOf(kind, name),
  );

/** Of each option, the first word of the element itself; options that any element may be ask for nothing. */
const optionsIn = (text: string): string[][] => {
  const needs = text.split(',').map(
    (option) =>
      words(
        option
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '',
      )[0],
  );
  return needs.every((need) => need !== undefined) ? [needs] : [];
};

const stepsOf = (selector: string): StyleStep[] => {
  const options: string[][][] = [];
  const text = marked(selector.replaceAll(exceptions, '')).replaceAll(choices, (_, given) => {
    options.push(optionsIn(given));
    return `@choice${options.length - 1}`;
  });
  const parts = text.replaceAll(/\([^()]*\)/g, '').split(/\s*([>+~])\s*|\s+/);
  return parts.flatMap((part = '', index): StyleStep[] => {
    if (index % 2 === 1) return [];
    const needs = words(part.replaceAll(/@choice\d+/g, '')).map((need) => [need]);
    const chosen = [...part.matchAll(/@choice(\d+)/g)].flatMap(([, number]) => options[Number(number)] ?? []);
    return [{ by: (parts[index - 1] ?? '') as StyleStep['by'], needs: [...needs, ...chosen] }];
  });
};

const selectorsOf = (rule: Rule): StyleRule['selectors'] =>
  rule.selectors.map((text) => ({ text, steps: stepsOf(text) }));

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
