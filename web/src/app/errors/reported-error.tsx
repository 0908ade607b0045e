import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorNumberText } from '#web/shared/error-number.ts';
import { lazyTexts, loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { reportOnce } from './report-error.ts';

const texts = lazyTexts(import.meta.glob('#locales/*/error-report.json', { import: 'default' }));

/** Reports an error, and shows the number under which an administrator finds it. */
const ReportedError = ({ error }: { error: unknown }) => {
  const { t, i18n } = useTranslation('error-report');
  const language = useLanguage();
  const [number, setNumber] = useState<string>();
  const [readable, setReadable] = useState<string>();
  useEffect(() => setNumber(reportOnce(error)), [error]);
  useEffect(() => {
    loadTexts(i18n, language, [texts]).then(() => setReadable(language), console.error);
  }, [i18n, language]);
  if (!number || readable !== language) return null;
  return (
    <p>
      {t('number')}{' '}
      <bdi dir="ltr" translate="no" style={{ userSelect: 'all' }}>
        {errorNumberText(number)}
      </bdi>
    </p>
  );
};

export default ReportedError;
