import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { optionsOf, type QuestionId, takesSeveral } from '#contracts/finder/questions.ts';
import { FootDrawing } from './foot-drawing.tsx';

interface QuestionProps {
  question: QuestionId;
  /** The answer before. */
  answered: readonly string[] | undefined;
  place: { number: number; total: number };
  models: readonly KnownModel[];
  brandName: (id: string) => string;
  /** Without values it is skipped. */
  onAnswer: (values?: readonly string[]) => void;
  /** The ticks until now, of a question that takes several answers or names a model. */
  onNote: (question: QuestionId, values: readonly string[]) => void;
  onBack: () => void;
  onErase: () => void;
  /** Ends the questions, once those have been asked that come before any shoe. */
  onFinish: (() => void) | undefined;
  children?: ReactNode;
}

const Choices = ({ question, answered, onAnswer }: Pick<QuestionProps, 'question' | 'answered' | 'onAnswer'>) => {
  const { t } = useTranslation('finder');
  return (
    <ul className="choices">
      {optionsOf(question).map((option) => (
        <li key={option}>
          <button
            type="button"
            className="choice"
            aria-pressed={answered?.includes(option) ?? false}
            onClick={() => onAnswer([option])}
          >
            <FootDrawing question={question} answer={option} />
            <span>{t(`answer.${question}.${option}` as 'answer.age.10')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Several may apply, or none. */
const Several = ({
  question,
  answered,
  onNote,
  onAnswer,
}: Pick<QuestionProps, 'question' | 'answered' | 'onNote' | 'onAnswer'>) => {
  const { t } = useTranslation('finder');
  const [chosen, setChosen] = useState<readonly string[]>(answered ?? []);
  const tick = (option: string, isTicked: boolean) => {
    const next = isTicked ? [...chosen, option] : chosen.filter((one) => one !== option);
    setChosen(next);
    onNote(question, next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(chosen);
  };
  return (
    <form onSubmit={send}>
      <ul className="choices choices-several">
        {optionsOf(question).map((option) => (
          <li key={option}>
            <label className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(option)}
                onChange={({ target }) => tick(option, target.checked)}
              />
              <span>{t(`answer.${question}.${option}` as 'answer.age.10')}</span>
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" className="button button-full">
        {chosen.length > 0 ? t('next') : t('none')}
      </button>
    </form>
  );
};

const LastModel = ({
  answered,
  models,
  brandName,
  onNote,
  onAnswer,
}: Pick<QuestionProps, 'answered' | 'models' | 'brandName' | 'onNote' | 'onAnswer'>) => {
  const { t } = useTranslation('finder');
  const [chosen, setChosen] = useState(answered?.[0] ?? '');
  const choose = (id: string) => {
    setChosen(id);
    if (id) onNote('lastModel', [id]);
  };
  const brands = [...new Set(models.map(({ brandId }) => brandId))];
  const send = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(chosen ? [chosen] : undefined);
  };
  return (
    <form onSubmit={send}>
      <label className="field">
        {t('question.lastModel.title')}
        <select className="control" value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('otherModel')}</option>
          {brands.map((brandId) => (
            <optgroup key={brandId} label={brandName(brandId)}>
              {models
                .filter((model) => model.brandId === brandId && !model.isPrePointe)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" className="button button-full">
        {t('next')}
      </button>
    </form>
  );
};

/** One question, with why it is asked. An answer leads on to the next. */
export const Question = ({
  question,
  answered,
  place,
  models,
  brandName,
  onAnswer,
  onNote,
  onBack,
  onErase,
  onFinish,
  children,
}: QuestionProps) => {
  const { t } = useTranslation('finder');
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader goes on with the new question.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="question" aria-labelledby="question">
      <p className="eyebrow">{t('step', place)}</p>
      <h2 id="question" ref={heading} tabIndex={-1}>
        {t(`question.${question}.title`)}
      </h2>
      <p className="sub">{t(`question.${question}.why`)}</p>
      {children}
      {question === 'lastModel' ? (
        <LastModel answered={answered} models={models} brandName={brandName} onNote={onNote} onAnswer={onAnswer} />
      ) : takesSeveral(question) ? (
        <Several key={question} question={question} answered={answered} onNote={onNote} onAnswer={onAnswer} />
      ) : (
        <Choices question={question} answered={answered} onAnswer={onAnswer} />
      )}
      <div className="actions">
        <button type="button" className="button" onClick={onBack}>
          {t('back')}
        </button>
        {answered && !takesSeveral(question) && (
          <button type="button" className="button" onClick={() => onAnswer(answered)}>
            {t('next')}
          </button>
        )}
        <button type="button" className="button" onClick={() => onAnswer()}>
          {t('skip')}
        </button>
        {onFinish && (
          <button type="button" className="button" onClick={onFinish}>
            {t('toResult')}
          </button>
        )}
      </div>
      <p>
        <button type="button" className="text-button" onClick={onErase}>
          {t('erase')}
        </button>
      </p>
    </section>
  );
};
