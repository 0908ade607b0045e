import { type ComponentType, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/shared/paths.ts';
import type { SearchComboboxProps } from './search-combobox.tsx';

const SearchIcon = () => (
  <svg className="search-icon" viewBox="0 0 17 17" width="17" height="17" aria-hidden="true">
    <circle cx="7" cy="7" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.3" />
    <path d="M11 11l4.5 4.5" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
  </svg>
);

/**
 * The search. Without script it is a form that leads to the list of shoes. The combobox is loaded when the field is
 * first focused, and takes over what has been typed by then.
 */
export const SearchField = ({ onAsk }: Pick<SearchComboboxProps, 'onAsk'>) => {
  const { t } = useTranslation();
  const plain = useRef<HTMLInputElement>(null);
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps>>();

  const load = async () => {
    const { SearchCombobox } = await import('./search-combobox.tsx');
    setCombobox(() => SearchCombobox);
  };
  const adopt = (input: HTMLInputElement | null) => {
    plain.current = input;
    // The page was already in use when the app started: the field may have the focus.
    if (input && input === document.activeElement) void load();
  };

  return (
    <search className="search">
      <SearchIcon />
      {Combobox ? (
        <Combobox plain={plain.current} onAsk={onAsk} />
      ) : (
        <form action={paths.products}>
          <input
            className="search-input"
            ref={adopt}
            type="search"
            name="q"
            aria-label={t('searchLabel')}
            placeholder={t('searchLabel')}
            autoComplete="off"
            onFocus={load}
          />
        </form>
      )}
    </search>
  );
};
