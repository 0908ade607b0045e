import { useTranslation } from 'react-i18next';
import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import { kindOfAddress } from '../model/source-address.ts';
import { placeOf } from '../model/source-place.ts';
import { useChat } from './chat-context.ts';

interface SourceLinkProps {
  source: { title: string; address: string };
  /** The paragraph that it is the source of. */
  paragraph?: string | undefined;
  /** Shown in the place of the title. */
  number?: number;
  className?: string;
}

/** A source: a page of this site, of another one in a new tab, or a name without a link. */
export const SourceLink = ({ source: { title, address }, paragraph = '', number, className }: SourceLinkProps) => {
  const { t: common } = useTranslation('common');
  const { t, language } = useChat();
  const kind = kindOfAddress(address);
  const named = number === undefined ? undefined : t('source', { number, title });
  const text = number ?? <TypedText text={title} />;
  if (kind === 'own') {
    return (
      <a href={placeOf(address, paragraph)} className={className} aria-label={named}>
        {text}
      </a>
    );
  }
  if (kind === 'external') {
    const newTab = `(${common('opensInNewTab', { lng: language })})`;
    return (
      <a
        className={className}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={named && `${named} ${newTab}`}
      >
        <span>{text}</span>
        {!named && <span className="visually-hidden"> {newTab}</span>}
      </a>
    );
  }
  return <span className={className}>{text}</span>;
};
