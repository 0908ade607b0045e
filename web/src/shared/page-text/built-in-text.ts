import type { i18n as I18n } from 'i18next';
import type { EditedPage } from '#contracts/settings/page-text.ts';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { site } from '../config/site.ts';

type Translate = I18n['t'];

const section = (title: string, ...paragraphs: readonly string[]): string =>
  [`## ${title}`, ...paragraphs.filter((text) => text !== '')].join('\n\n');
const points = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');

const works = ['keyboard', 'reader', 'zoom', 'contrast', 'motion', 'language', 'login', 'script'] as const;
const limits = ['embeds', 'links', 'audit'] as const;
const browser = ['language', 'copy', 'session', 'device', 'draft', 'chat', 'choice', 'services'] as const;

const sectionsOf: Record<EditedPage, (t: Translate, settings: SiteSettings) => string[]> = {
  accessibility: (t) => [
    t('accessibility:lead'),
    section(t('accessibility:standardTitle'), t('accessibility:standardText')),
    section(t('accessibility:worksTitle'), points(works.map((key) => t(`accessibility:works.${key}`)))),
    section(t('accessibility:limitsTitle'), points(limits.map((key) => t(`accessibility:limits.${key}`)))),
  ],
  /** Lists everything that the product stores, and for how long: a change of either belongs here too. */
  privacy: (t, { botCheck }) => [
    t('privacy:lead'),
    section(
      t('privacy:readingTitle'),
      t('privacy:readingText'),
      t('privacy:logText', { count: site.logRetentionDays }),
    ),
    section(t('privacy:browserTitle'), points(browser.map((key) => t(`privacy:browser.${key}`)))),
    section(t('privacy:accountTitle'), t('privacy:accountText'), t('privacy:devicesText'), t('privacy:mailText')),
    section(t('privacy:assistantTitle'), t('privacy:assistantText')),
    section(t('privacy:newsletterTitle'), t('privacy:newsletterText'), t('privacy:newsletterMore')),
    section(
      t('privacy:othersTitle'),
      t('privacy:othersText'),
      botCheck === 'turnstile' ? t('privacy:turnstileText') : '',
      t('privacy:embedsText'),
    ),
    section(t('privacy:deletionTitle'), t('privacy:deletionText'), t('privacy:remainsText')),
  ],
};

/** The text that the product brings, in the language of `t`, as an administrator would have typed it. */
export const builtInText = (page: EditedPage, t: Translate, settings: SiteSettings): string =>
  sectionsOf[page](t, settings).join('\n\n');
