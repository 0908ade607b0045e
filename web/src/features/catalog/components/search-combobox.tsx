import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SearchResult } from '../model/search.ts';
import { SearchOption } from './search-option.tsx';
import { useCatalogueSearch } from './use-catalogue-search.ts';
import { useCombobox } from './use-combobox.ts';

export interface SearchComboboxProps {
  initialText: string;
  wasFocused: boolean;
  brandPath: (id: string) => string;
}

const keyOf = ({ type, item }: SearchResult) => `${type}-${item.id}`;

/** The combobox pattern: arrows walk through the results, Enter chooses, Escape closes and then clears. */
export const SearchCombobox = ({ initialText, wasFocused, brandPath }: SearchComboboxProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initialText);
  const { results, isSearching } = useCatalogueSearch(text);

  const combobox = useCombobox<SearchResult>({
    id: 'site-search',
    text,
    onText: setText,
    options: isSearching ? [] : results,
    keyOf,
    onChoose: ({ type, item }) => {
      setText('');
      if (type === 'brand') void navigate(brandPath(item.id));
      else window.open(item.link, '_blank', 'noopener,noreferrer');
    },
    startsOpen: wasFocused,
  });

  useLayoutEffect(() => {
    if (wasFocused) input.current?.focus({ preventScroll: true });
  }, [wasFocused]);

  const announcement = isSearching
    ? t('searching')
    : results.length > 0
      ? t('resultCount', { count: results.length })
      : t('noResults', { query: text.trim() });

  return (
    <div {...combobox.rootProps}>
      <input
        {...combobox.inputProps}
        ref={input}
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
      <div className="search-panel" hidden={!combobox.isOpen}>
        <p className={results.length > 0 && !isSearching ? 'visually-hidden' : 'search-state'} role="status">
          {combobox.isOpen ? announcement : ''}
        </p>
        {combobox.isOpen && results.length > 0 && !isSearching && (
          <ul {...combobox.listProps} className="search-list max-h-96" aria-label={t('searchLabel')}>
            {results.map((result, index) => (
              <SearchOption key={keyOf(result)} result={result} option={combobox.optionProps(index)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
