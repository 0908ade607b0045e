import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { isComposing } from '#web/shared/form/is-composing.ts';
import { activeAfter } from '../../model/search/active-option.ts';

interface ComboboxOptions<Option> {
  /** The field's; list and options are named after it. */
  id: string;
  text: string;
  onText: (text: string) => void;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  startsOpen: boolean;
}

const openingKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'];

/**
 * WAI-ARIA's combobox: a text field with a list, one option of which is active while the field keeps the focus. The first
 * one is at the start. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const useCombobox = <Option>(combobox: ComboboxOptions<Option>) => {
  const { id, text, options, keyOf } = combobox;
  const [isWanted, setIsWanted] = useState(combobox.startsOpen);
  const [activeKey, setActiveKey] = useState<string>();
  const isFirstClick = useRef(true);
  /** The list may have been scrolled by touch since: the active option may be out of sight. */
  const wasDragged = useRef(false);

  const isOpen = isWanted && text.trim() !== '';
  const active = Math.max(
    options.findIndex((option) => keyOf(option) === activeKey),
    0,
  );
  const listId = `${id}-listbox`;
  const optionId = (index: number) => `${id}-option-${index}`;

  const open = () => {
    setIsWanted(true);
    setActiveKey(undefined);
    wasDragged.current = false;
  };
  const activate = (index: number) => setActiveKey(options[index] && keyOf(options[index]));
  const choose = (option: Option) => {
    setIsWanted(false);
    combobox.onChoose(option);
  };

  const walk = (key: string): boolean => {
    const next = activeAfter(key, active, options.length);
    if (next === undefined) return false;
    activate(next);
    wasDragged.current = false;
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    return true;
  };
  /** Whether the key was handled for the list instead of the text. */
  const isHandled = (key: string): boolean => {
    if (!isOpen) {
      if (!openingKeys.includes(key)) return false;
      open();
      return true;
    }
    const option = options[active];
    if (key === 'Enter' && option && !wasDragged.current) choose(option);
    else if (key === 'Escape' || (key === 'Enter' && option)) setIsWanted(false);
    else return walk(key);
    return true;
  };

  return {
    isOpen,
    rootProps: {
      /** Pressing anything beside the field does not take the focus from it. */
      onMouseDown: (event: MouseEvent) => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      },
    },
    inputProps: {
      id,
      value: text,
      role: 'combobox',
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen && options.length > 0,
      'aria-controls': isOpen && options.length > 0 ? listId : undefined,
      'aria-activedescendant': isOpen && options.length > 0 ? optionId(active) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        combobox.onText(event.target.value);
        open();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isComposing(event) && isHandled(event.key)) event.preventDefault();
      },
      onMouseDown: (event: MouseEvent) => {
        if (event.button === 0 && !isOpen) open();
      },
      /** The first click into the field selects its text, unless the click itself selected something. */
      onClick: ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
        if (isFirstClick.current && input.selectionStart === input.selectionEnd) input.select();
        isFirstClick.current = false;
      },
      onBlur: () => {
        setIsWanted(false);
        isFirstClick.current = true;
      },
    },
    listProps: {
      id: listId,
      role: 'listbox',
      onTouchMove: () => {
        wasDragged.current = true;
      },
    },
    optionProps: (index: number) => ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === active,
      onMouseMove: () => activate(index),
      onClick: () => options[index] && choose(options[index]),
    }),
  } as const;
};
