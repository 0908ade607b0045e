import { useTranslation } from 'react-i18next';
import type { Reader } from '#contracts/newsletter/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

export interface ReaderActions {
  onOpen: (reader: Reader) => void;
  onBlock: (reader: Reader) => void;
  onRelease: (reader: Reader) => void;
}

/** The texts of a row or a card about a reader. */
export const useReaderTexts = () => {
  const { t } = useTranslation('readers');
  const days = dateFormat(useLanguage(), { dateStyle: 'medium' });
  const dayOf = (time: string) => days.format(new Date(time));
  return ({ email, since, refused, unsubscribed, suppressed }: Reader) => ({
    newsletter: since ? t('since', { date: dayOf(since) }) : t('noNewsletter'),
    refusals: [
      ...(refused ? [t('refused.newsletter', { date: dayOf(refused) })] : []),
      ...(unsubscribed ? [t('refused.announcements', { date: dayOf(unsubscribed) })] : []),
    ],
    blocked:
      suppressed && t('suppressedOn', { reason: t(`reason.${suppressed.reason}`), date: dayOf(suppressed.time) }),
    action: t(suppressed ? 'release' : 'block'),
    actionLabel: t(suppressed ? 'releaseNamed' : 'blockNamed', { email: isolate(email) }),
  });
};
