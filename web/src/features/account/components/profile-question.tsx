import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '#web/shared/editing/differences.ts';
import { SidesTable } from '#web/shared/outbox/list/sides-table.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import type { ProfileSnapshot } from '../model/profile-controller.ts';

interface ProfileQuestionProps {
  question: NonNullable<ProfileSnapshot['question']>;
  /** @throws ApiError */
  onSettle: (side: Side) => Promise<void>;
  onLeave: () => void;
}

/** The same field says something else on another device or in another tab: which of the two stays is a person's to say. */
export const ProfileQuestion = ({ question: { from, fields }, onSettle, onLeave }: ProfileQuestionProps) => {
  const { t } = useTranslation('account');
  const { t: words } = useTranslation('outbox');
  const [failure, setFailure] = useState('');
  const settle = (side: Side) => void onSettle(side).catch((error: Error) => setFailure(error.message));
  const isTab = from === 'tab';
  const sides = fields
    .filter(({ changedBy }) => isTab || changedBy === 'both')
    .map(({ path, mine, theirs }) => ({ field: path, mine, theirs }));
  return (
    <Dialog title={t('question.title')} role="alertdialog" onCancel={onLeave}>
      <p>{t(isTab ? 'question.tab' : 'question.site')}</p>
      <SidesTable sides={sides} theirs={isTab ? t('question.otherTab') : words('theirs')} />
      {failure && <p role="alert">{failure}</p>}
      <div className="actions">
        <button type="button" className="button button-full" onClick={() => settle('mine')}>
          {words('keepMine')}
        </button>
        <button type="button" className="button" onClick={() => settle('theirs')}>
          {isTab ? t('question.takeOther') : words('keepTheirs')}
        </button>
      </div>
    </Dialog>
  );
};
