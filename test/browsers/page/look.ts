/** Runs in the page. Finds what a person would name by its role and its name. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

export interface Wanted {
  /** `field` is anything that takes a value, even a password, which has no role. */
  role: string;
  /** The whole name, or an expression that it matches; without it any. */
  name?: string | { source: string; flags: string } | undefined;
}

export interface Seen {
  name: string;
  text: string;
  value: string;
  isFocused: boolean;
  isDisabled: boolean;
  /** The middle, in pixels of the viewport. */
  x: number;
  y: number;
  /** Whether something else lies over the middle. */
  isCovered: boolean;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** As it is shown: without what is hidden, in the letters that the style makes of it. */
const readable = (element: Element): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent also holds hidden text.
  tidy(element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
const isField = (element: Element): element is HTMLInputElement =>
  element.matches('input, textarea, select, [contenteditable=true]');
const hasRole = (element: Element, role: string): boolean =>
  role === 'field' ? isField(element) : getRole(element) === role;
const hasName = (element: Element, name: Wanted['name']): boolean => {
  if (name === undefined) return true;
  const own = tidy(computeAccessibleName(element));
  return typeof name === 'string' ? own === tidy(name) : new RegExp(name.source, name.flags).test(own);
};
const isShown = (element: Element): boolean => element.getClientRects().length > 0 && !isInaccessible(element);

const find = (path: readonly Wanted[]): Element[] => {
  let scopes: Element[] = [document.documentElement];
  for (const { role, name } of path) {
    const found = scopes.flatMap((scope) => [...scope.querySelectorAll('*')]);
    scopes = [...new Set(found)].filter(
      (element) => hasRole(element, role) && isShown(element) && hasName(element, name),
    );
  }
  return scopes;
};

const describe = (element: Element): Seen => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return {
    name: tidy(computeAccessibleName(element)),
    text: readable(element),
    value: isField(element) ? (element.value ?? element.textContent) : '',
    isFocused: element === document.activeElement,
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    x,
    y,
    isCovered: !hit || !(element.contains(hit) || label?.control === element),
  };
};

/** The elements that a path from an outer to an inner part leads to. */
export const look = (...path: Wanted[]): Seen[] => find(path).map(describe);

/** The same after the first has been brought into view. */
export const reveal = (...path: Wanted[]): Seen[] => {
  find(path)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look(...path);
};

/** The words that a person can read there. */
export const words = (...path: Wanted[]): string =>
  path.length === 0
    ? readable(document.body)
    : look(...path)
        .map(({ text }) => text)
        .join('\n');
