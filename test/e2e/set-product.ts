import { writeEmbeds } from '#test/support/embedded-posts.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { saveSettings } from '#test/support/save-settings.ts';
import { openStandIn } from '#test/support/stand-in-service.ts';
import { waitingChanges } from '#test/support/waiting-changes.ts';
import { test as base, expect } from './site.ts';

export const measurementId = 'G-0DANCE1234';
export const siteTag = '0123456789abcdef0123456789abcdef';
const telemetryDsn = 'https://0123abcd@errors.example/7';

const inNone = { he: '', en: '', ru: '', fr: '', es: '' };
/** As many letters as there may be, without a place to break. */
const endless = (length: number) => 'Grandjeté'.repeat(length).slice(0, length);
export const siteName = { ...inNone, he: 'אגם הברבורים', en: 'Swan Lake', fr: endless(60) };
export const notice = { ...inNone, he: 'בשבת האתר ייסגר לשעה.', en: 'On Saturday the site closes for an hour.' };
export const general = {
  siteName,
  slogan: { ...inNone, he: 'לאט אבל רך', en: 'Slow and soft', fr: endless(160) },
  footerText: { ...inNone, he: 'נכתב בחיפה', en: 'Written in Haifa', fr: endless(300) },
  contactAddress: { ...inNone, he: `odette@${'swan'.repeat(12)}.${'lake'.repeat(12)}.example` },
  copyrightHolder: 'Odette',
  developerCredit: { ...inNone, he: 'נבנה בידי זיגפריד', en: 'Built by Siegfried', fr: endless(160) },
  location: { ...inNone, he: 'חיפה', en: 'Haifa', fr: endless(80) },
  siteZone: 'America/New_York',
  maintenanceNotice: true,
  maintenanceText: notice,
};

export const chat = {
  welcome: {
    ...inNone,
    he: 'שלום מהסטודיו.\nמה מעניין אותך?',
    en: 'Hello from the studio.\nWhat would you like to know?',
  },
  secondQuestion: { ...inNone, he: 'כמה עולה זוג של גיינור מינדן?', en: 'What does a pair of Gaynor Minden cost?' },
  errorMessage: { ...inNone, he: 'לא הצלחנו. אנחנו בטלפון.', en: 'That did not work. Give us a call.' },
};

/** A script as Cloudflare's: it reports to where its own tag says. */
const beacon = `
const { token, send } = JSON.parse(document.querySelector('script[data-cf-beacon]').dataset.cfBeacon);
const report = { siteToken: token, location: location.href, referrer: document.referrer };
navigator.sendBeacon(send.to, new Blob([JSON.stringify(report)], { type: 'application/json' }));`;

export type StandIn = Awaited<ReturnType<typeof openStandIn>>;

/**
 * A product on which administrators have set what pages show, otherwise than the product brings it: all services on, each
 * setting of the embeds, name and texts, a notice, the theme. All its journeys share it, because every page is drawn for it.
 */
export const test = base.extend<object, { standIn: StandIn; product: Product }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const standIn = await openStandIn({
        status: 200,
        headers: { 'content-type': 'text/javascript' },
        body: beacon,
      });
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ standIn }, use) => {
      const product = await openProduct({ publishing: true, variables: { RELAY_STAND_IN: standIn.url } });
      const publish = await writeEmbeds(product);
      await publish();
      await saveSettings(product, {
        analytics: { enabled: true, measurementId },
        edgeAnalytics: { enabled: true, siteTag },
        integrations: { telemetryDsn },
        general,
        embeds: {
          youtubeAutoPlay: true,
          youtubeControls: false,
          instagramCaptions: true,
          instagramMaxWidth: 326,
          facebookShowText: false,
        },
        theme: { initialTheme: 'light' },
        chat,
      });
      // Every page is drawn again.
      await expect.poll(() => waitingChanges(product), { timeout: 220_000 }).toBe(0);
      await use(product);
      await product.close();
      expect(product.problems).toEqual([]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
