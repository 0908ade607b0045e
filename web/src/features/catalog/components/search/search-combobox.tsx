import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { noteVisit } from '#web/shared/note-visit.ts';
import { paths } from '#web/shared/paths.ts';
import type { SiteResult } from '../../model/search/site-search.ts';
import { SearchOption } from './search-option.tsx';
import { useCombobox } from './use-combobox.ts';
import { useNotedSearch } from './use-noted-search.ts';
import { useSiteSearch } from './use-site-search.ts';

export interface SearchComboboxProps {
  /** The field whose place this one takes. */
  plain: HTMLInputElement | null;
  /** Where nothing is found, the words may be a question. */
  onAsk: (words: string) => void;
}

/** The choices: the results, or else the way to the list of shoes, and to ask. */
type Choice = SiteResult | 'ask' | 'shoes';

const keyOf = (choice: Choice): string => {
  if (typeof choice === 'string') return choice;
  return choice.type === 'entry' ? `${choice.item.path} ${choice.item.name}` : `${choice.type}-${choice.item.id}`;
};

/** The combobox pattern: arrows walk through the results, Enter chooses, Escape closes and then clears. */
export const SearchCombobox = ({ plain, onAsk }: SearchComboboxProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  // Read when the fields change places, not before: a visitor who goes on typing until then must lose no letter.
  const [text, setText] = useState(() => plain?.value ?? '');
  const [wasFocused] = useState(() => plain !== null && plain === document.activeElement);
  const { found, guess, isSearching } = useSiteSearch(text);
  const settled = text.trim();
  useNotedSearch(isSearching ? '' : settled, found.length > 0);
  const choices: Choice[] = isSearching ? [] : found.length > 0 ? found : ['shoes', 'ask'];

  const combobox = useCombobox<Choice>({
    id: 'site-search',
    text,
    onText: setText,
    options: choices,
    keyOf,
    onChoose: (choice) => {
      setText('');
      if (choice === 'ask') onAsk(settled);
      else if (choice === 'shoes') void navigate(paths.products);
      else if (choice.type === 'brand') void navigate(paths.brand(choice.item.id));
      else if (choice.type === 'entry') void navigate(choice.item.path);
      else {
        noteVisit({ kind: 'shoe', id: choice.item.id });
        window.open(choice.item.link, '_blank', 'noopener,noreferrer');
      }
    },
    startsOpen: wasFocused,
  });

  useLayoutEffect(() => {
    if (wasFocused) input.current?.focus({ preventScroll: true });
  }, [wasFocused]);

  const query = settled;
  const said = found.length > 0 ? t('resultCount', { count: found.length }) : t('noResults', { query });
  const state = guess ? t('didYouMean', { query, guess }) : said;

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
        <p className={found.length > 0 && !guess && !isSearching ? 'visually-hidden' : 'search-state'} role="status">
          {combobox.isOpen ? (isSearching ? t('searching') : state) : ''}
        </p>
        {combobox.isOpen && choices.length > 0 && (
          <ul {...combobox.listProps} className="search-list max-h-96" aria-label={t('searchLabel')}>
            {choices.map((choice, index) => {
              const option = combobox.optionProps(index);
              if (typeof choice !== 'string')
                return <SearchOption key={keyOf(choice)} result={choice} option={option} />;
              return (
                <li {...option} key={choice} className="search-option search-shoes">
                  {choice === 'ask' ? t('askAbout', { query }) : t('seeShoes')}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
};
