import { dateFormat } from '#contracts/text/formats.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface TimestampProps {
  /** ISO 8601, UTC. */
  value: string;
  withTime?: boolean;
}

/** A moment in the reader's words and the browser's zone; the exact one is its title. Beside a time, this year is not named. */
export const Timestamp = ({ value, withTime = false }: TimestampProps) => {
  const language = useLanguage();
  const date = new Date(value);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  const format = dateFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(withTime && isThisYear ? {} : { year: 'numeric' }),
    ...(withTime ? { hour: 'numeric', minute: '2-digit' } : {}),
  });
  return (
    <time dateTime={value} title={value} style={{ whiteSpace: 'nowrap' }}>
      {format.format(date)}
    </time>
  );
};
