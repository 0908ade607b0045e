import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#contracts/text/formats.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import { Radio } from '#web/shared/admin-theme/fields/check-box.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { serverNow } from '#web/shared/session/server-clock.ts';
import { chosenTime, nextHour, toLocalInput } from '../../model/publish-time.ts';

interface PublishDialogProps {
  /** Visitors see an earlier text. */
  isUpdate: boolean;
  /** Fields that publishing asks for and that are empty. */
  missing: readonly ('title' | 'slug' | 'excerpt' | 'body')[];
  /** Passages that are still to be translated. */
  untranslated: number;
  onShowUntranslated: () => void;
  /** `publishAt` in UTC; now without one. Closes the dialog itself. */
  onPublish: (publishAt?: string) => Promise<void>;
  onClose: () => void;
}

/** The chosen time in words: the field itself shows it in the order of the browser, which may be another language's. */
const TimeInWords = ({ local }: { local: string }) => {
  const { t } = useTranslation('blog-editing');
  const format = dateFormat(useLanguage(), { dateStyle: 'full', timeStyle: 'short' });
  const time = chosenTime(local, serverNow());
  if ('problem' in time) return <output />;
  return (
    <output>
      <span>{format.format(new Date(time.publishAt))}</span>
      {time.turn && (
        <Box component="span" sx={{ display: 'block' }}>
          {t(`timeTwice.${time.turn}`)}
        </Box>
      )}
    </output>
  );
};

/** Now, or at a time of the browser's own zone. */
const PublishDialog = (props: PublishDialogProps) => {
  const { isUpdate, missing, untranslated, onShowUntranslated, onPublish, onClose } = props;
  const { t } = useTranslation(['blog-editing', 'admin']);
  const id = useId();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState(() => toLocalInput(nextHour(serverNow())));
  const [problem, setProblem] = useState<'timeInvalid' | 'timePast'>();
  const { mutate, isPending, error } = useMutation({ mutationFn: onPublish });
  const title = t(isUpdate ? 'updateTitle' : 'publishTitle');
  const isIncomplete = missing.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (when === 'now') return mutate(undefined);
    const time = chosenTime(local, serverNow());
    if ('problem' in time) setProblem(time.problem);
    else mutate(time.publishAt);
  };
  const choice = (value: 'now' | 'later') => (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Radio type="radio" name={id} value={value} checked={when === value} onChange={() => setWhen(value)} />
      {t(`publish.${value}`)}
    </Box>
  );
  return (
    <ModalFrame
      title={title}
      closesOnClickBeside
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('admin:cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isIncomplete} loading={isPending}>
            {t(`publishButton.${isUpdate && when === 'now' ? 'update' : when}`)}
          </Button>
        </>
      }
    >
      {untranslated > 0 && (
        <Box role="alert" sx={{ mb: 2 }}>
          <p>{t('untranslatedWarning', { count: untranslated })}</p>
          <Button onClick={onShowUntranslated} sx={{ px: 1, ml: -1, color: 'primary.main' }}>
            {t('firstUntranslated')}
          </Button>
        </Box>
      )}
      {isIncomplete ? (
        <div role="alert">
          <p>{t('incomplete')}</p>
          <Box component="ul" sx={{ pl: 2.5, mt: 1, listStyle: 'disc' }}>
            {missing.map((field) => (
              <li key={field}>{t(`field.${field}`)}</li>
            ))}
          </Box>
        </div>
      ) : (
        <Box component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <legend className="visually-hidden">{title}</legend>
          {choice('now')}
          {choice('later')}
          {when === 'later' && (
            <Box sx={{ display: 'grid', gap: 0.5, mt: 1 }}>
              <label htmlFor={`${id}time`}>
                {t('publishTime', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
              </label>
              <TextInput
                id={`${id}time`}
                type="datetime-local"
                value={local}
                onChange={({ target }) => setLocal(target.value)}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id}problem`}
              />
              <TimeInWords local={local} />
              <Box component="span" role="alert" id={`${id}problem`} sx={{ color: 'error.main' }}>
                {problem && t(`${problem}`)}
              </Box>
            </Box>
          )}
        </Box>
      )}
      {error && <FailureNotice title={t('publishFailed')} error={error} />}
    </ModalFrame>
  );
};

export default PublishDialog;
