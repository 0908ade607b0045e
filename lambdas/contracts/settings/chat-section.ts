import { longTextByLanguage, shortTextByLanguage } from './setting.ts';

/** The chat's own words before anybody has asked, and when it can't answer. An empty text stands for the product's own. */
export const chat = {
  welcome: longTextByLanguage(500, ['assistant']),
  /** Each is asked when it is pressed: it should be one that can be answered. */
  firstQuestion: shortTextByLanguage(120, ['assistant']),
  secondQuestion: shortTextByLanguage(120, ['assistant']),
  thirdQuestion: shortTextByLanguage(120, ['assistant']),
  fourthQuestion: shortTextByLanguage(120, ['assistant']),
  errorMessage: longTextByLanguage(200, ['assistant']),
};
