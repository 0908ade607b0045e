import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embeds, isEmbed } from '#contracts/text/embeds.ts';
import { directionOf } from '#contracts/text/language.ts';
import type { Embed } from '#contracts/text/rich-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../site/site-context.ts';
import { providerNames } from './provider-names.ts';

/** A part of another site is shown only when the reader asks for it: until then that site learns nothing of the reader. */
export const EmbedCard = ({ provider, id }: Embed['attrs']) => {
  const { t } = useTranslation('rich-text');
  const language = useLanguage();
  const { embeds: settings = {} } = useSite();
  const [isShown, setShown] = useState(false);
  if (!Object.hasOwn(embeds, provider) || !isEmbed({ provider, id })) return null;
  const { frame, page } = embeds[provider];
  const name = providerNames[provider];
  const what = t(provider === 'youtube' ? 'video' : 'post', { provider: name });
  const link = (
    <a href={page(id)} rel="noopener">
      {t('openThere', { provider: name })}
    </a>
  );
  if (settings[`${provider}Enabled`] === false) {
    return (
      <p lang={language} dir={directionOf(language)}>
        {link}
      </p>
    );
  }
  if (isShown) {
    return (
      <iframe
        className={`embed-frame embed-${provider}`}
        src={frame(id, settings)}
        style={provider === 'instagram' ? { maxInlineSize: settings.instagramMaxWidth ?? 540 } : undefined}
        title={what}
        // The button that had the focus is gone.
        ref={(element) => element?.focus()}
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        allow={`${provider === 'youtube' && settings.youtubeAutoPlay ? 'autoplay; ' : ''}encrypted-media; fullscreen; picture-in-picture`}
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
        {link}
      </div>
    </aside>
  );
};
