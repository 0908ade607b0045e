import type { StyleRule } from '#contracts/render/rendering.ts';
import type { Language } from '#contracts/text/language.ts';
import { elementsOf, leadsAnywhere } from './page-elements.ts';

interface PageContent {
  elements: ReturnType<typeof elementsOf>;
  text: string;
}

/**
 * In a closed menu, other languages have their names. A visitor who opens it starts the app, which brings the whole
 * stylesheet.
 */
const closedMenus = /<details class="menu[\s\S]*?<\/details>/g;

const textOf = (html: string): string =>
  [
    html.replaceAll(closedMenus, '').replaceAll(/<[^>]*>/g, ''),
    ...[...html.matchAll(/ placeholder="([^"]*)"/g)].map(([, text]) => text),
  ].join('');

/** Of colours that a reader has set, of windows with a few lines, and of a page that is scrolled: these come with the whole stylesheet. */
const isLater = (condition: string): boolean => /forced-colors|max-height: ?400px|animation-timeline/.test(condition);

/** The part of a rule that this page needs; empty if none of its selectors leads to an element. */
const ruleText = (
  { selectors, declarations, letters, condition = '' }: StyleRule,
  { elements, text }: PageContent,
): string => {
  if (isLater(condition)) return '';
  if (selectors.length === 0) return !letters || new RegExp(letters, 'u').test(text) ? declarations : '';
  const needed = selectors.filter(({ steps }) => leadsAnywhere(elements, steps));
  return needed.length > 0 ? `${needed.map((selector) => selector.text).join()}{${declarations}}` : '';
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
  const page = { elements: elementsOf(html, language), text: textOf(html) };
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
