import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import {
  askedIn,
  firstOpen,
  footOf,
  goOn,
  type Progress,
  progressHash,
  readProgress,
} from '#contracts/finder/answers.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { isOfSafety, type QuestionId } from '#contracts/finder/questions.ts';
import { modelsQuery } from '#web/shared/models/models-query.ts';
import { paths } from '#web/shared/paths.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { AnswerList } from './answer-list.tsx';
import { Begin } from './begin.tsx';
import styles from './finder.css?inline';
import { Question } from './question.tsx';
import { Result } from './result.tsx';
import { useFinderVisit } from './use-finder-visit.ts';

adoptStyles(styles);

interface FinderWalkProps {
  brandName: (id: string) => string;
  draw: (model: KnownModel) => ReactNode;
}

/** From a foot to up to three shoes: questions, then the match. Where one is and what was answered stands in the address. */
export const FinderWalk = ({ brandName, draw }: FinderWalkProps) => {
  const { t } = useTranslation('finder');
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  /** How many entries of the browser’s history this visit of the finder has made. */
  const step = Number(Object(state).step ?? 0);
  const isErasing = useRef(false);
  const { data: models = [], isError, isPending, refetch } = useQuery(modelsQuery);
  const [before, setBefore] = useState<Foot>();
  const top = useRef<HTMLDivElement>(null);
  const visit = useFinderVisit();
  const progress = readProgress(hash);
  const isBegun = progress !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the browser has gone back.
  useEffect(() => {
    if (!isErasing.current || step > 0) return;
    isErasing.current = false;
    const leave = async () => {
      // A visitor who came by a link has answers in the first entry too.
      if (isBegun) await navigate(paths.find, { replace: true, preventScrollReset: true });
      // A new entry takes those with the answers, which now lie ahead, out of the history.
      await navigate(paths.find, { preventScrollReset: true });
    };
    void leave();
  }, [isBegun, step, hash, navigate]);
  useEffect(() => {
    if (progress) visit.shows(progress);
  });
  if (!progress) return <Begin />;
  const foot = footOf(progress.answers);
  const go = (next: Progress, options: { replace?: boolean; state: unknown }) =>
    void navigate({ pathname: paths.find, hash: progressHash(next) }, { preventScrollReset: true, ...options });
  const show = (next: Progress) => {
    go(next, { state: { step: step + 1 } });
    top.current?.scrollIntoView({ block: 'start' });
  };
  const answer = (values?: readonly string[]) => {
    setBefore(progress.isDone ? foot : undefined);
    show(goOn(progress, values));
  };
  /** A tick is in the address at once, so that no way on or back loses it. */
  const note = (question: QuestionId, values: readonly string[]) =>
    go({ ...progress, answers: { ...progress.answers, [question]: values } }, { replace: true, state });
  const erase = () => {
    setBefore(undefined);
    isErasing.current = step > 0;
    if (step > 0) void navigate(-step);
    else void navigate(paths.find, { replace: true, preventScrollReset: true });
  };
  const asked = askedIn(progress);
  const open = firstOpen(progress);
  const earlier = progress.at === 'result' ? undefined : asked[asked.indexOf(progress.at) - 1];
  const back = () => {
    if (progress.isDone) show({ ...progress, at: 'result' });
    else if (earlier) show({ ...progress, at: earlier });
    else void navigate(paths.find);
  };
  const list = (
    <AnswerList progress={progress} models={models} onChange={(at) => show({ ...progress, at })} onErase={erase} />
  );
  return (
    <div className="finder" ref={top}>
      {progress.at === 'result' ? (
        isError || isPending ? (
          <div className="load-failure" role="status">
            <p>{isError ? t('failed') : t('loading')}</p>
            {isError && (
              <button type="button" className="button" onClick={() => void refetch()}>
                {t('retry')}
              </button>
            )}
          </div>
        ) : (
          <Result
            foot={foot}
            before={before}
            models={models}
            brandName={brandName}
            draw={draw}
            onSeen={visit.ends}
            onGoOn={open === 'result' ? undefined : () => show({ ...progress, at: open, isDone: false })}
          >
            {list}
          </Result>
        )
      ) : (
        <Question
          key={progress.at}
          question={progress.at}
          answered={progress.answers[progress.at]}
          place={{ number: asked.indexOf(progress.at) + 1, total: asked.length }}
          models={models}
          brandName={brandName}
          onAnswer={answer}
          onNote={note}
          onErase={erase}
          onBack={back}
          onFinish={
            isOfSafety(progress.at) && !progress.isDone
              ? undefined
              : () => show({ ...progress, at: 'result', isDone: true })
          }
        >
          {progress.seeker === 'child' && progress.at === asked[0] && <p className="parents">{t('parents')}</p>}
        </Question>
      )}
    </div>
  );
};
