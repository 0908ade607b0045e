import useAutocomplete from '@mui/material/useAutocomplete';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SearchResult } from '../model/search.ts';
import { SearchOption } from './search-option.tsx';
import { useCatalogueSearch } from './use-catalogue-search.ts';

export interface SearchComboboxProps {
  initialText: string;
  wasFocused: boolean;
  brandPath: (id: string) => string;
}

/** The combobox pattern: arrows walk through the results, Enter chooses, Escape closes and then clears. */
export const SearchCombobox = ({ initialText, wasFocused, brandPath }: SearchComboboxProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  const [isOpen, setIsOpen] = useState(initialText !== '');
  const { results, isSearching } = useCatalogueSearch(text);

  const choose = ({ type, item }: SearchResult) => {
    setIsOpen(false);
    setText('');
    if (type === 'brand') void navigate(brandPath(item.id));
    else window.open(item.link, '_blank', 'noopener,noreferrer');
  };
  const combobox = useAutocomplete<SearchResult, false, false, false>({
    id: 'site-search',
    options: isSearching ? [] : results,
    filterOptions: (options) => options,
    getOptionLabel: (option) => option.item.name,
    getOptionKey: (option) => `${option.type}-${option.item.id}`,
    autoHighlight: true,
    clearOnBlur: false,
    value: null,
    inputValue: text,
    onInputChange: (_, value, reason) => reason !== 'reset' && reason !== 'selectOption' && setText(value),
    open: isOpen && text.trim() !== '',
    onOpen: () => setIsOpen(true),
    onClose: () => setIsOpen(false),
    onChange: (_, choice) => choice && choose(choice),
  });

  useLayoutEffect(() => {
    if (wasFocused) input.current?.focus({ preventScroll: true });
  }, [wasFocused]);

  const { ref: setInput, ...inputProps } = combobox.getInputProps();
  const adopt = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof setInput === 'function') setInput(element);
    else if (setInput) setInput.current = element;
  };
  const announcement = isSearching
    ? t('searching')
    : results.length > 0
      ? t('resultCount', { count: results.length })
      : t('noResults', { query: text.trim() });
  const isPanelOpen = isOpen && text.trim() !== '' && combobox.focused;

  return (
    <div {...combobox.getRootProps()}>
      <input
        {...inputProps}
        ref={adopt}
        className="search-input"
        type="search"
        enterKeyHint="search"
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label={t('clearSearch')}
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" />
          </svg>
        </button>
      )}
      <div className="search-panel" hidden={!isPanelOpen}>
        <p className={results.length > 0 && !isSearching ? 'visually-hidden' : 'search-state'} role="status">
          {isPanelOpen ? announcement : ''}
        </p>
        {isPanelOpen && results.length > 0 && !isSearching && (
          <ul {...combobox.getListboxProps()} className="search-list max-h-96" aria-label={t('searchLabel')}>
            {results.map((result, index) => {
              const { key, ...option } = combobox.getOptionProps({ option: result, index });
              return <SearchOption key={key} result={result} option={option} />;
            })}
          </ul>
        )}
      </div>
    </div>
  );
};
