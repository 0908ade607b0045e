import { useState } from 'react';
import { dateFormat } from '#contracts/text/formats.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { mapSearch } from '#web/shared/map-search.ts';
import { paths } from '#web/shared/paths.ts';
import { copiedText } from '../model/copied-text.ts';
import type { Reply } from '../model/message.ts';
import { useChat } from './chat-context.ts';
import { QuestionButtons } from './question-buttons.tsx';
import { ReplyParagraphs } from './reply-paragraphs.tsx';
import { ReplyRating } from './reply-rating.tsx';
import { SourceLink } from './source-link.tsx';

const dateOf = (time: string, language: Language): string =>
  dateFormat(language, { dateStyle: 'long' }).format(new Date(time));

interface ReplyTextProps {
  reply: Reply;
  isLast: boolean;
}

/** An answer in its own language: paragraphs with the numbers of their sources, the sources, and what can be done with it. */
export const ReplyText = ({ reply, isLast }: ReplyTextProps) => {
  const { t, announce, language: pageLanguage } = useChat();
  const [isCopied, setIsCopied] = useState(false);
  const { paragraphs, sources, suggestions, language, keptAt, finder, shops } = reply;
  const own = { lang: language, dir: directionOf(language) };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copiedText(reply));
      setIsCopied(true);
      announce(t('copied'));
    } catch {
      // Not allowed here: the text is on the screen to be copied by hand.
      announce(t('notCopied'));
    }
  };
  return (
    <div className="chat-reply">
      <span className="visually-hidden">{t('answer')}</span>
      <ReplyParagraphs paragraphs={paragraphs} sources={sources} own={own} />
      {sources.length > 0 && (
        <ol className="chat-sources" aria-label={t('sources')} {...own}>
          {sources.map((source, place) => (
            <li key={source.address + source.title}>
              <SourceLink
                source={source}
                paragraph={paragraphs.find((paragraph) => paragraph.sources.includes(place + 1))?.text}
              />
              {/* Read before it, drawn before it. */}
              <span className="chat-number" aria-hidden="true">
                {place + 1}
              </span>
            </li>
          ))}
        </ol>
      )}
      {finder !== undefined && (
        <p>
          <a href={`${paths.find}${finder}`}>{t('openFinder')}</a>
        </p>
      )}
      {shops && (
        <p>
          <SourceLink source={{ title: t('findShops'), address: mapSearch(t('shopQuery'), pageLanguage) }} />
        </p>
      )}
      {keptAt !== undefined && <p className="fine">{t('fromDevice', { date: dateOf(keptAt, pageLanguage) })}</p>}
      <p className="chat-foot">
        <button type="button" className="text-button" onClick={copy} onBlur={() => setIsCopied(false)}>
          {isCopied ? t('copied') : t('copy')}
        </button>
      </p>
      <ReplyRating reply={reply} />
      {isLast && suggestions.length > 0 && <QuestionButtons label={t('suggestions')} questions={suggestions} />}
    </div>
  );
};
