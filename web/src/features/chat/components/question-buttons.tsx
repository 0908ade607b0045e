import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import { useChat } from './chat-context.ts';

interface QuestionButtonsProps {
  label: string;
  questions: readonly string[];
}

/** Questions that one press asks. */
export const QuestionButtons = ({ label, questions }: QuestionButtonsProps) => {
  const { ask, isPending } = useChat();
  return (
    <ul className="chat-questions" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" dir="auto" disabled={isPending} onClick={() => ask(question)}>
            <TypedText text={question} />
          </button>
        </li>
      ))}
    </ul>
  );
};
