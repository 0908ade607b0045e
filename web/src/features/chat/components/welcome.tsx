import { paths } from '#web/shared/paths.ts';
import { ownSuggestion, ownText } from '../api/own-texts.ts';
import { useChat } from './chat-context.ts';
import { MayKeep } from './may-keep.tsx';
import { QuestionButtons } from './question-buttons.tsx';

const topics = ['beginners', 'difference', 'durability', 'sizing'] as const;

/** The first message of the assistant, always in the language of the page. */
export const Welcome = ({ isAlone }: { isAlone: boolean }) => {
  const { t, language } = useChat();
  const suggested = topics.map((topic, place) => ownSuggestion(place, language) || t(`suggested.${topic}`));
  return (
    <section className="chat-welcome">
      <p className="chat-welcome-text">{ownText('welcome', language) || t('welcome')}</p>
      {isAlone && <QuestionButtons label={t('suggestions')} questions={[...new Set(suggested)]} />}
      {isAlone && (
        <p>
          <a href={paths.find}>{t('findShoes')}</a>
        </p>
      )}
      <p className="fine">{t('kept')}</p>
      <MayKeep />
    </section>
  );
};
