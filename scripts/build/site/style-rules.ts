import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import type { StyleRule } from '#contracts/rendering.ts';

/** The content of parentheses or brackets narrows a selector or offers choices; it requires no class by itself. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

const classesOf = (selector: string): string[] =>
  [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');

const selectorsOf = (rule: Rule): StyleRule['selectors'] =>
  rule.selectors.map((text) => ({ text, classes: classesOf(text) }));

const isCondition = (node: ChildNode): node is AtRule =>
  node.type === 'atrule' && ['media', 'supports'].includes(node.name);

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
      return node.type === 'comment' ? [] : [{ selectors: [], declarations: String(node) }];
    });
  return rulesIn(postcss.parse(css).nodes);
};
