import { useTranslation } from 'react-i18next';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { askedIn, type Progress } from '#contracts/finder/answers.ts';
import type { QuestionId } from '#contracts/finder/questions.ts';
import { useCopiedAddress } from '#web/shared/ui/use-copied-address.ts';

interface AnswerListProps {
  progress: Progress;
  models: readonly KnownModel[];
  onChange: (question: QuestionId) => void;
  onErase: () => void;
}

/** The answers, each to be changed, shared, printed or deleted. */
export const AnswerList = ({ progress, models, onChange, onErase }: AnswerListProps) => {
  const { t } = useTranslation('finder');
  const { copied, copy } = useCopiedAddress();
  const textOf = (question: QuestionId, value: string): string =>
    question === 'lastModel'
      ? (models.find(({ id }) => id === value)?.name ?? value)
      : t(`answer.${question}.${value}` as 'answer.age.10');
  const answerTo = (question: QuestionId): string => {
    const values = progress.answers[question] ?? [];
    return values.length > 0 ? values.map((value) => textOf(question, value)).join('; ') : t('none');
  };
  const asked = askedIn(progress);
  const answered = asked.filter((question) => progress.answers[question] !== undefined);
  const skipped = asked.filter((question) => !answered.includes(question));
  return (
    <section className="answers">
      <h2>{t('answers')}</h2>
      <p className="sub">{t('answersText')}</p>
      <dl>
        {answered.map((question) => (
          <div key={question}>
            <dt>{t(`question.${question}.title`)}</dt>
            <dd>
              <span>{answerTo(question)}</span>
              <button
                type="button"
                className="text-button"
                aria-label={`${t('change')}: ${t(`question.${question}.title`)}`}
                onClick={() => onChange(question)}
              >
                {t('change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {skipped.length > 0 && (
        <details>
          <summary>{t('openQuestions')}</summary>
          <ul className="skipped">
            {skipped.map((question) => (
              <li key={question}>
                <button type="button" className="text-button" onClick={() => onChange(question)}>
                  {t(`question.${question}.title`)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {t('copyLink')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {t('print')}
        </button>
        <button type="button" className="button" onClick={onErase}>
          {t('erase')}
        </button>
      </div>
      <p role="status">{copied ? t(copied) : ''}</p>
    </section>
  );
};
