import type { StyleStep } from '#contracts/render/rendering.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';

/** An element of a page, by what a selector may ask of it. */
interface PageElement {
  has: Set<string>;
  language: string;
  parent?: PageElement;
  children: PageElement[];
}

const anyElement = '*';
const withoutEnd = new Set(['img', 'input', 'link', 'br', 'hr', 'source', 'wbr']);

const addElement = (parent: PageElement, name: string, attributes: string): PageElement => {
  const element: PageElement = { has: new Set([anyElement, name]), language: parent.language, parent, children: [] };
  for (const [, attribute = '', value = ''] of attributes.matchAll(/ ([a-z][\w-]*)="([^"]*)"/gi)) {
    element.has.add(`[${attribute.toLowerCase()}]`);
    if (attribute === 'class') for (const each of value.split(' ')) element.has.add(`.${each}`);
    if (attribute === 'dir') element.has.add(`[dir=${value}]`);
    if (attribute === 'lang') element.language = value;
  }
  element.has.add(`:lang(${element.language})`);
  parent.children.push(element);
  return element;
};

/** The document's frame, with what the starter may add to it. */
const frame = (language: Language): PageElement => ({
  has: new Set([
    ...[anyElement, 'html', '[data-theme]', '[data-faces]', '[data-notice]'],
    ...[`:lang(${language})`, `[dir=${directionOf(language)}]`],
  ]),
  language,
  children: [],
});

/** The elements of a page by what they have; those of our own renderer have their ends. */
export const elementsOf = (html: string, language: Language): ReadonlyMap<string, PageElement[]> => {
  const root = frame(language);
  const body = addElement(root, 'body', '');
  const all = [root, body];
  let inside = addElement(body, 'div', '');
  for (const [, end, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)([^<>]*)>/gi)) {
    if (end) {
      inside = inside.parent ?? inside;
      continue;
    }
    const element = addElement(inside, name, attributes);
    all.push(element);
    if (!withoutEnd.has(name) && !attributes.endsWith('/')) inside = element;
  }
  const byWord = new Map<string, PageElement[]>();
  for (const element of all) {
    for (const word of element.has) {
      const others = byWord.get(word);
      if (others) others.push(element);
      else byWord.set(word, [element]);
    }
  }
  return byWord;
};

const ancestorsOf = (element: PageElement): PageElement[] => {
  const found: PageElement[] = [];
  for (let { parent } = element; parent; { parent } = parent) found.push(parent);
  return found;
};
const siblingsBefore = (element: PageElement): PageElement[] => {
  const { children = [] } = element.parent ?? {};
  return children.slice(0, children.indexOf(element));
};

const before = (element: PageElement, by: StyleStep['by']): PageElement[] => {
  if (by === '>') return element.parent ? [element.parent] : [];
  if (by === '+') return siblingsBefore(element).slice(-1);
  return by === '~' ? siblingsBefore(element) : ancestorsOf(element);
};

const leadsTo = (element: PageElement, steps: readonly StyleStep[]): boolean => {
  const last = steps.at(-1);
  if (!last) return true;
  if (!last.needs.every((choices) => choices.some((need) => element.has.has(need)))) return false;
  const others = steps.slice(0, -1);
  return others.length === 0 || before(element, last.by).some((each) => leadsTo(each, others));
};

/** Whether a selector leads to any of the elements. */
export const leadsAnywhere = (elements: ReturnType<typeof elementsOf>, steps: readonly StyleStep[]): boolean => {
  const [choices = [anyElement]] = steps.at(-1)?.needs ?? [];
  return choices.some((need) => elements.get(need)?.some((element) => leadsTo(element, steps)));
};
