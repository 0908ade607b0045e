import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '#contracts/campaigns/send-time.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';
import type { SeenCampaign } from '../../api/campaign-queries.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';
import { firstPlan } from '../../model/send-moment.ts';
import { MomentWords } from '../parts/moment-words.tsx';
import type { Lead } from './check-list.tsx';
import { useReadiness, WhatIsSent } from './what-is-sent.tsx';
import { ZoneField } from './zone-field.tsx';

interface ScheduleDialogProps extends DialogEnds {
  campaign: SeenCampaign;
  onLead: Lead;
}

const tips = ['morning', 'readersClock', 'weekend', 'test'] as const;

/** A day, a time and the place whose clock is meant; with what that is elsewhere, and when mails are read. */
const ScheduleDialog = ({ campaign, onLead, onDone, onClose }: ScheduleDialogProps) => {
  const { t } = useTranslation(['campaigns', 'admin']);
  const id = useId();
  const { schedule } = useCampaignWrites();
  const readiness = useReadiness(campaign);
  const [plan, setPlan] = useState(() => firstPlan(Date.now() + campaign.serverAhead, browserTimeZone() ?? 'UTC'));
  const [isTried, setTried] = useState(false);
  /** The typed zone names none. */
  const [isLost, setLost] = useState(false);
  const moment = plan.date && plan.time && !isLost ? momentOf(plan) : undefined;
  const isPast = moment !== undefined && Date.parse(moment.time) <= Date.now() + campaign.serverAhead;
  const problem = moment ? (isPast ? 'timePassed' : undefined) : isLost ? 'zoneUnknown' : 'timeInvalid';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => schedule(campaign, plan),
    onSuccess: () => onDone(t('scheduled')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && readiness.isReady) mutate();
  };
  const field = (name: 'date' | 'time') => (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label htmlFor={`${id}${name}`}>{t(`field.${name}`)}</label>
      <TextInput
        id={`${id}${name}`}
        type={name}
        value={plan[name]}
        aria-invalid={isTried && problem ? true : undefined}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => setPlan({ ...plan, [name]: target.value })}
      />
    </Box>
  );
  return (
    <ModalFrame
      maxWidth="sm"
      title={t('scheduleTitle')}
      onClose={onClose}
      onSubmit={submit}
      notice={error && <FailureNotice title={t('scheduleFailed')} error={error} />}
      actions={
        <>
          <Button onClick={onClose}>{t('admin:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!readiness.isReady} loading={isPending}>
            {t('scheduleConfirm')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))', gap: 2 }}>
          {field('date')}
          {field('time')}
        </Box>
        <ZoneField
          zone={plan.timeZone}
          time={moment ? Date.parse(moment.time) : Date.now()}
          onChange={(timeZone) => {
            setLost(timeZone === undefined);
            if (timeZone) setPlan({ ...plan, timeZone });
          }}
        />
        <Box component="p" role="alert" id={`${id}problem`} sx={{ color: 'error.main' }}>
          {problem && (isTried || problem === 'timePassed') && t(problem)}
        </Box>
        {moment && !problem && <MomentWords moment={moment} timeZone={plan.timeZone} languages={campaign.languages} />}
        <details>
          <summary>{t('tips')}</summary>
          <Box component="ul" sx={{ listStyle: 'disc', paddingInlineStart: 2.5, mt: 0.5, fontSize: 14 }}>
            {tips.map((tip) => (
              <li key={tip}>{t(`tip.${tip}`)}</li>
            ))}
          </Box>
        </details>
        <WhatIsSent
          campaign={campaign}
          readiness={readiness}
          onLead={(...place) => {
            onClose();
            onLead(...place);
          }}
        />
      </Box>
    </ModalFrame>
  );
};

export default ScheduleDialog;
