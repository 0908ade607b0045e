import type { StyleRule } from '#contracts/rendering.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';

interface PageContent {
  /** What a selector may need (`StyleRule`). */
  has: ReadonlySet<string>;
  text: string;
  /** Without that of closed menus, which nobody sees before the site's own fonts are there. */
  seenText: string;
}

const valuesOf = (attribute: string, html: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

const textOf = (html: string): string => [html.replaceAll(/<[^>]*>/g, ''), ...valuesOf('placeholder', html)].join('');

const contentOf = (html: string, language: Language): PageContent => ({
  has: new Set([
    ...['html', 'body'],
    ...[...html.matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name),
    ...valuesOf('class', html).flatMap((names) => names.split(' ').map((name) => `.${name}`)),
    ...[language, ...valuesOf('lang', html)].map((value) => `:lang(${value})`),
    ...[directionOf(language), ...valuesOf('dir', html)].map((value) => `[dir=${value}]`),
  ]),
  text: textOf(html),
  seenText: textOf(html.replaceAll(/<details class="menu[\s\S]*?<\/details>/g, '')),
});

/** The part of a rule that this page needs; empty if the page has nothing for any of its selectors. */
const ruleText = ({ selectors, declarations, letters, isStandIn }: StyleRule, page: PageContent): string => {
  if (selectors.length === 0) {
    const isNeeded = !letters || new RegExp(letters, 'u').test(isStandIn ? page.seenText : page.text);
    return isNeeded ? declarations : '';
  }
  const needed = selectors.filter(({ needs }) => needs.every((need) => page.has.has(need)));
  return needed.length > 0 ? `${needed.map(({ text }) => text).join()}{${declarations}}` : '';
};

/**
 * The part of the stylesheet that a page needs, so that its HTML arrives in the first packets: the first ten hold about
 * 14 KB. The app loads the whole stylesheet before it draws anything else.
 */
export const pageStyles = (rules: readonly StyleRule[], html: string, language: Language): string => {
  const page = contentOf(html, language);
  let css = '';
  let open = '';
  for (const rule of rules) {
    const text = ruleText(rule, page);
    if (!text) continue;
    const { condition = '' } = rule;
    if (condition !== open) css += `${open && '}'}${condition && `${condition}{`}`;
    open = condition;
    css += text;
  }
  return css + (open && '}');
};
