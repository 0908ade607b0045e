import type { PageField } from './page-field.ts';

const isBox = (field: PageField): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** Past React's own property on the element, or React would take the event for one without a change. */
const setValue = (field: PageField, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * Fills in the fields of a page that was drawn anew as the former ones were, with the events by which forms notice it,
 * and gives the focus and the caret back.
 */
export const restoreFields = (page: HTMLElement, former: readonly PageField[], focused: EventTarget | null): void => {
  const present = [...page.querySelectorAll<PageField>('[name]')];
  for (const [index, field] of former.entries()) {
    const isTwin = ({ name, type }: PageField) => name === field.name && type === field.type;
    const place = former.slice(0, index).filter(isTwin).length;
    const next = present.filter(isTwin)[place];
    if (!next) continue;
    if (isBox(field)) {
      if (isBox(next) && next.checked !== field.checked) next.click();
    } else if (!next.closest('.filters')) {
      // The filter of the shoes reads its form itself, because all its values go to the address at once.
      if (field.value && next.value !== field.value) setValue(next, field.value);
    }
    if (field !== focused) continue;
    next.focus({ preventScroll: true });
    if ('selectionStart' in field && field.selectionStart !== null && 'setSelectionRange' in next)
      next.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
};
