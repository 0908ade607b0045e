import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embeds, isEmbed } from '#contracts/text/embeds.ts';
import { directionOf } from '#contracts/text/language.ts';
import type { Embed } from '#contracts/text/rich-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { providerNames } from './provider-names.ts';

/** What of another site is shown only when the reader asks for it: until then that site learns nothing of the reader. */
export const EmbedCard = ({ provider, id }: Embed['attrs']) => {
  const { t } = useTranslation('rich-text');
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  if (!Object.hasOwn(embeds, provider) || !isEmbed({ provider, id })) return null;
  const { frame, page } = embeds[provider];
  const name = providerNames[provider];
  const what = t(provider === 'youtube' ? 'video' : 'post', { provider: name });
  if (isShown) {
    return (
      <iframe
        className={`embed-frame embed-${provider}`}
        src={frame(id)}
        title={what}
        // The button that had the focus is gone.
        ref={(element) => element?.focus()}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        allow="encrypted-media; fullscreen; picture-in-picture"
      />
    );
  }
  return (
    <aside className="embed-card" lang={language} dir={directionOf(language)} aria-label={what}>
      <p>{what}</p>
      <p className="embed-note">{t('embedNote', { provider: name })}</p>
      <div className="actions">
        <button type="button" className="button" onClick={() => setShown(true)}>
          {t(provider === 'youtube' ? 'showVideo' : 'showPost')}
        </button>
        <a href={page(id)} rel="noopener">
          {t('openThere', { provider: name })}
        </a>
      </div>
    </aside>
  );
};
