const place = /mso-list:[^;]*\blevel(\d)/;
/** `1.`, `(b)`, `iv)`: anything else that Word draws before an item is a bullet. */
const numeral = /^\s*\(?(\d+|[a-z]+)[.)]/i;

interface OpenList {
  list: Element;
  level: number;
}

/** Word's item marker, removed from the item. */
const takeMarker = (item: Element): string => {
  const marker = item.querySelector('[data-style*="mso-list:Ignore" i]');
  marker?.remove();
  return marker?.textContent ?? '';
};

const newList = (document: Document, number: string | undefined): Element => {
  const list = document.createElement(number === undefined ? 'ul' : 'ol');
  if (Number(number) > 1) list.setAttribute('start', `${number}`);
  return list;
};

/** Makes lists of the paragraphs with which Word represents them, each with its depth and its marker. */
export const listWordItems = (root: ParentNode): void => {
  let open: OpenList[] = [];
  for (const item of root.querySelectorAll<HTMLElement>('[data-style*="mso-list" i]')) {
    const level = Number(place.exec(item.dataset.style ?? '')?.[1]);
    if (!level) continue;
    const number = numeral.exec(takeMarker(item))?.[1];
    // A heading that Word numbers stays a heading.
    if (item.localName !== 'p') continue;
    if (open[0]?.list !== item.previousElementSibling) open = [];
    open = open.filter((outer) => outer.level <= level);
    const last = open.at(-1);
    if (last?.level === level && (last.list.localName === 'ol') !== (number !== undefined)) open.pop();
    if (open.at(-1)?.level !== level) {
      const list = newList(item.ownerDocument, number);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else item.before(list);
      open.push({ list, level });
    }
    const entry = item.ownerDocument.createElement('li');
    open.at(-1)?.list.append(entry);
    entry.append(item);
  }
};
