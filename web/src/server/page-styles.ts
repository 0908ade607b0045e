import type { StyleRule } from '#contracts/rendering.ts';

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** A rule as this page needs it: empty when all of its selectors ask for classes that the page does not have. */
const ruleText = ({ selectors, declarations }: StyleRule, used: ReadonlySet<string>): string => {
  if (selectors.length === 0) return declarations;
  const needed = selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
  return needed.length > 0 ? `${needed.map(({ text }) => text).join()}{${declarations}}` : '';
};

/**
 * The part of the stylesheet that a page shows, so that its HTML arrives in the first packets: a browser's first ten hold
 * about 14 KB. The app brings the whole sheet along before it draws anything else.
 */
export const pageStyles = (rules: readonly StyleRule[], html: string): string => {
  const used = classesIn(html);
  let css = '';
  let open = '';
  for (const rule of rules) {
    const text = ruleText(rule, used);
    if (!text) continue;
    const { condition = '' } = rule;
    if (condition !== open) css += `${open && '}'}${condition && `${condition}{`}`;
    open = condition;
    css += text;
  }
  return css + (open && '}');
};
