import * as z from 'zod/mini';
import { publicReads } from '../http/endpoint.ts';
import {
  choice,
  codeByLanguage,
  longTextByLanguage,
  number,
  shortText,
  shortTextByLanguage,
  timeZone,
  toggle,
} from './setting.ts';

const emailFormat = z.email();
const isEmail = (value: string) => emailFormat.safeParse(value).success;

export const general = {
  siteName: shortTextByLanguage(60, ['pages', 'mail']),
  slogan: shortTextByLanguage(160, ['pages']),
  footerText: shortTextByLanguage(300, ['pages']),
  contactAddress: codeByLanguage(254, { isRight: isEmail, rule: 'invalidEmail' }, ['pages', 'mail']),
  copyrightHolder: shortText(80, ['pages']),
  developerCredit: shortTextByLanguage(160, ['pages']),
  location: shortTextByLanguage(80, ['pages']),
  siteZone: timeZone('Asia/Jerusalem', ['pages', 'mail']),
  maintenanceNotice: toggle(false, ['pages']),
  maintenanceText: longTextByLanguage(400, ['pages']),
};

export const embeds = {
  youtubeEnabled: toggle(true, ['pages']),
  youtubeAutoPlay: toggle(false, ['pages']),
  youtubeControls: toggle(true, ['pages']),
  instagramEnabled: toggle(true, ['pages']),
  instagramCaptions: toggle(false, ['pages']),
  instagramMaxWidth: number(540, { min: 326, max: 658, unit: 'pixels' }, ['pages']),
  facebookEnabled: toggle(true, ['pages']),
  facebookShowText: toggle(true, ['pages']),
  xEnabled: toggle(true, ['pages']),
};

/** The theme of visitors who have not chosen one; `system` follows their device. */
export const theme = { initialTheme: choice(['system', 'light', 'dark'], 'system', ['pages']) };

/** How long replies to public reads may be served without asking again. */
export const cache = {
  browserSeconds: number(publicReads.browser, { min: 0, max: 3_600, unit: 'seconds' }, ['publicReads']),
  edgeSeconds: number(publicReads.edge, { min: 0, max: 3_600, unit: 'seconds' }, ['publicReads']),
};
