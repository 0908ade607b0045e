import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { languages } from '#contracts/text/language.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { Flag } from './flag.tsx';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Links to this same page in each language. They are relative, so that they work at any address. */
export const LanguageLinks = ({ className }: { className: string }) => {
  const current = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { hash, state } = useLocation();
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            className="language-link"
            href={`?lang=${language}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              const next = new URLSearchParams(search);
              next.set('lang', language);
              // The part after the # is the place on the page, or the answers of the finder.
              void navigate({ search: `?${next}`, hash }, { replace: true, state, preventScrollReset: true });
            }}
          >
            <Flag language={language} />
            <span>{languageNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
