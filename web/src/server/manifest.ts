import type { RenderTask } from '#contracts/render/rendering.ts';
import { directionOf, type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { siteOf } from '../shared/site/site-context.ts';
import { papers } from './document.ts';
import type { Rendering } from './site-files.ts';

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/images/icons/${purpose === 'any' ? size : `maskable-${size}`}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const drawManifest = async ({ content }: Rendering, language: Language) => {
  const settings = await content.settings(language);
  const { name, slogan } = siteOf(settings, (await createI18n(language)).t);
  const paper = papers[settings.theme ?? 'light'];
  const manifest = {
    // The same application in every language.
    id: paths.home,
    start_url: paths.home,
    scope: paths.home,
    name,
    short_name: name,
    description: slogan,
    lang: language,
    dir: directionOf(language),
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [png(192, 'any'), png(512, 'any'), png(512, 'maskable')],
  };
  return {
    key: paths.manifest(language).slice(1),
    contentType: 'application/manifest+json',
    text: JSON.stringify(manifest),
  };
};

/** With them a browser offers to install the site, under its name in the reader's language. */
export const manifestTask = (rendering: Rendering): RenderTask => ({
  name: 'manifests',
  draw: () => Promise.all(languages.map((language) => drawManifest(rendering, language))),
});
