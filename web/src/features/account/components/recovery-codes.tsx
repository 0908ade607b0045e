import { useTranslation } from 'react-i18next';
import { downloadFile } from '#web/shared/ui/download.ts';
import { CopyButton } from './copy-button.tsx';
import { StepTitle } from './step-title.tsx';

/**
 * Codes for the case that the second factor is lost. They are shown only once, because the server keeps only their
 * hashes.
 */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('account');
  const text = codes.join('\n');
  return (
    <div className="recovery">
      <StepTitle>{t('recoveryTitle')}</StepTitle>
      <p>{t('recoveryText')}</p>
      <ol className="recovery-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery-tools">
        <CopyButton text={text} label={t('copyCodes')} />
        <button
          type="button"
          className="text-button"
          onClick={() =>
            downloadFile('pointe-shoes-recovery-codes.txt', 'text/plain', `${t('recoveryTitle')}\n\n${text}\n`)
          }
        >
          {t('downloadCodes')}
        </button>
        <button type="button" className="text-button" onClick={() => print()}>
          {t('printCodes')}
        </button>
      </div>
      <button type="button" className="button button-full" onClick={onDone}>
        {t('codesKept')}
      </button>
    </div>
  );
};
