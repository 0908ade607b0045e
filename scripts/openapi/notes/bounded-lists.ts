import { shownOpenQuestions } from '#contracts/ai-usage/feedback.ts';
import { postsPerPage } from '#contracts/blog/endpoints.ts';
import { modelLimit } from '#contracts/catalog/known-models-editing.ts';
import { shownGroups } from '#contracts/error-log/endpoints.ts';
import { templateLimit } from '#contracts/templates/endpoints.ts';

const allBrands = 'All of them: a site has a few dozen brands, and readers choose from the whole list.';

/** Why a list that does not go on by `cursor` needs none. */
export const boundedLists: Readonly<Record<string, string>> = {
  listBrands: allBrands,
  listEditedBrands: allBrands,
  listModels: `All of them: ${modelLimit} at most, which the match compares with one another.`,
  listEditedModels: `There can be ${modelLimit} at most.`,
  listPosts: `${postsPerPage} to a page, by number: readers and search engines go straight to a page, which has an address of its own.`,
  listDevices: 'All of them: those of one person, which end after 30 days.',
  listTips: 'All of them: one guide, written by hand.',
  listRevisions: 'At most 20 are kept.',
  listCategories: 'All of them: readers choose from the whole list.',
  listPassageSubjects: 'All of them: a form offers the whole list to choose from.',
  listErrorGroups: `At most ${shownGroups}, the latest.`,
  listOpenQuestions: `At most ${shownOpenQuestions}, the most frequent.`,
  listSettingsHistory: 'The last 20 of a section.',
  listTemplates: `There can be ${templateLimit} at most.`,
};
