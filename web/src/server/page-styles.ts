import type { StyleRule } from '#contracts/rendering.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';

interface PageContent {
  /** What a selector may need (`StyleRule`). */
  has: ReadonlySet<string>;
  text: string;
}

const valuesOf = (attribute: string, html: string): string[] =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

const textOf = (html: string): string => [html.replaceAll(/<[^>]*>/g, ''), ...valuesOf('placeholder', html)].join('');

/** In a closed menu, other languages have their names. Whoever opens it starts the app, which brings the whole stylesheet. */
const closedMenus = /<details class="menu[\s\S]*?<\/details>/g;

/** What the document has around the content, and what the starter adds. */
const framing = ['html', 'body', '[data-theme]', '[data-faces]', '[data-notice]'];

const contentOf = (html: string, language: Language): PageContent => {
  const seen = html.replaceAll(closedMenus, '');
  return {
    has: new Set([
      ...framing,
      ...[...html.matchAll(/<([a-z]\w*)/gi)].map(([, name = '']) => name),
      ...[...html.matchAll(/ ([a-z][\w-]*)="/gi)].map(([, name = '']) => `[${name.toLowerCase()}]`),
      ...valuesOf('class', html).flatMap((names) => names.split(' ').map((name) => `.${name}`)),
      ...[language, ...valuesOf('lang', seen)].map((value) => `:lang(${value})`),
      ...[directionOf(language), ...valuesOf('dir', seen)].map((value) => `[dir=${value}]`),
    ]),
    text: textOf(seen),
  };
};

/** The part of a rule that this page needs; empty if the page has nothing for any of its selectors. */
const ruleText = ({ selectors, declarations, letters }: StyleRule, page: PageContent): string => {
  if (selectors.length === 0) return !letters || new RegExp(letters, 'u').test(page.text) ? declarations : '';
  const needed = selectors.filter(({ needs }) => needs.every((choices) => choices.some((need) => page.has.has(need))));
  return needed.length > 0 ? `${needed.map(({ text }) => text).join()}{${declarations}}` : '';
};

/** Without properties that neither a rule nor a drawing of the page uses. One may only have been used by another. */
const withoutUnusedProperties = (css: string, html: string): string => {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const shorter = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (text, name) => (used.has(name) ? text : ''));
  return shorter === css ? css : withoutUnusedProperties(shorter, html);
};

/**
 * The part of the stylesheet that a page needs, so that its HTML arrives in the first packets: the first ten hold about
 * 14 KB. The app loads the whole stylesheet before it draws anything else.
 */
export const pageStyles = (rules: readonly StyleRule[], html: string, language: Language): string => {
  const page = contentOf(html, language);
  const texts = rules.map((rule) => (rule.keyframes ? '' : ruleText(rule, page)));
  const animations = texts.flatMap((text) => text.match(/animation[\w-]*:[^;}]+/g) ?? []).join(';');
  let css = '';
  let open = '';
  for (const [index, { condition = '', keyframes, declarations }] of rules.entries()) {
    const isNamed = keyframes !== undefined && new RegExp(`[:, ]${keyframes}\\b`).test(animations);
    const text = isNamed ? declarations : texts[index];
    if (!text) continue;
    if (condition !== open) css += `${open && '}'}${condition && `${condition}{`}`;
    open = condition;
    css += text;
  }
  return withoutUnusedProperties(css + (open && '}'), html);
};
