/** The tests of the whole product, and of the browser, that belong to a slice: paths below `test/`, up to the first dot. */
interface Area {
  /** Their time counts for this area. */
  own: readonly string[];
  /** Run for a change of the slice too. */
  also?: readonly string[];
  /** More than the usual: a number of journeys, and processor time in seconds. */
  budget?: Partial<Budget>;
}
export interface Budget {
  seconds: number;
  journeys: number;
}

/** For an area that names no other. */
const usual: Budget = { seconds: 60, journeys: 4 };

/** Loops over all endpoints, all partitions or all public pages: they run for a change of any slice. */
const ofEverySlice = [
  'security/access-around',
  'security/access-matrix',
  'security/input',
  'security/nothing-leaks',
  'security/table-roles',
  'e2e/accessibility',
];
const ofAllContent = [
  'publishing/first-day',
  'publishing/publishing',
  'security/content/concurrent-edits',
  'security/content/same-moment',
  'security/content/stored-markup',
  'e2e/hostile-content',
  'e2e/search',
  'e2e/seo-and-headers',
];

/**
 * Each slice, which is a folder of `lambdas/`, with its features of `web/`. A new slice needs a line; a test says so.
 * The budgets of the first slices are what they took when budgets came.
 */
const slices: Record<string, Area> = {
  account: {
    own: [
      'security/change-second-factor',
      'security/own-name-and-address',
      'security/undo-email-change',
      'e2e/account',
      'e2e/account-name-and-address',
    ],
    also: ['security/accounts', 'security/deletion', 'security/take-over', 'e2e/failed-calls', 'e2e/sessions'],
    budget: { journeys: 5 },
  },
  audit: {
    own: ['security/content/audit-entries', 'security/content/audit-roles'],
    also: ['security/deletion', 'security/take-over', 'resilience/late-reads', 'e2e/users', 'e2e/catalog-editing'],
  },
  auth: {
    own: [
      'security/accounts',
      'security/brute-force',
      'security/brute-force-mails',
      'security/enumeration',
      'security/lockout',
      'security/log-in-races',
      'security/pool-mails',
      'security/take-over',
      'security/token-forgeries',
      'e2e/bot-check',
      'e2e/failed-calls',
      'e2e/sign-up-and-log-in',
    ],
    also: [
      'security/change-second-factor',
      'security/next-call',
      'security/stolen-token',
      'security/undo-email-change',
      'resilience/services-away',
      'e2e/account',
      'e2e/sessions',
    ],
    budget: { journeys: 11 },
  },
  blog: {
    own: ['security/content/unpublished-posts', 'e2e/blog', 'e2e/blog-editing', 'e2e/blog-translation'],
    also: [...ofAllContent, 'resilience/services-away', 'e2e/no-script'],
    budget: { journeys: 16 },
  },
  catalog: {
    own: ['e2e/catalog', 'e2e/catalog-editing', 'e2e/finder', 'e2e/compare'],
    also: [...ofAllContent, 'resilience/services-away', 'e2e/no-script', 'e2e/site-pages'],
    budget: { journeys: 24 },
  },
  'ai-usage': { own: ['assistant/ai-usage', 'e2e/ai-usage', 'e2e/ai-models'], also: ['e2e/chat'] },
  analytics: {
    own: ['e2e/analytics'],
    also: ['e2e/dashboard', 'e2e/analytics-export', 'resilience/services-away'],
    budget: { journeys: 5 },
  },
  'analytics-export': { own: ['e2e/analytics-export'], also: ['e2e/analytics'] },
  'api-description': { own: ['security/api-description', 'e2e/api-description'] },
  assistant: {
    own: [
      'assistant/answering-knowledge',
      'assistant/assistant',
      'assistant/eval-model',
      'assistant/models',
      'publishing/meanings',
      'e2e/chat',
    ],
    also: ['assistant/ai-usage', 'publishing/knowledge', 'e2e/ai-models', 'e2e/ai-usage'],
    budget: { journeys: 14 },
  },
  'cache-usage': { own: ['resilience/cache-figures', 'e2e/cache'] },
  campaigns: {
    own: ['publishing/campaigns', 'resilience/campaign-crashes', 'e2e/campaigns', 'e2e/campaigns-sending'],
    also: ['security/newsletter', 'e2e/newsletter', 'e2e/readers', 'e2e/templates'],
  },
  dashboard: { own: ['e2e/dashboard'], also: ['e2e/failures', 'e2e/analytics', 'e2e/settings'] },
  'error-log': { own: ['e2e/error-pages', 'e2e/errors'], budget: { journeys: 7 } },
  inbox: { own: ['e2e/inbox'], also: ['e2e/settings', 'security/settings'] },
  ingestion: { own: [], also: ['publishing/knowledge', 'e2e/knowledge'] },
  knowledge: {
    own: ['publishing/knowledge', 'e2e/glossary', 'e2e/knowledge'],
    also: ['assistant/assistant', 'e2e/chat'],
    budget: { journeys: 5 },
  },
  letters: { own: [], also: ['publishing/campaigns', 'e2e/campaigns-sending'] },
  'mail-failures': {
    own: ['resilience/mail-feedback', 'e2e/failures'],
    also: ['resilience/services-away', 'e2e/dashboard'],
  },
  newsletter: {
    own: ['security/newsletter', 'e2e/newsletter', 'e2e/readers'],
    also: ['publishing/campaigns', 'e2e/campaigns'],
  },
  pages: { own: [], also: ['e2e/error-pages', 'e2e/seo-and-headers'] },
  pictures: {
    own: ['security/content/uploads'],
    also: ['publishing/publishing', 'e2e/blog-editing', 'e2e/blog-translation', 'e2e/catalog-editing'],
  },
  relay: { own: ['security/relay', 'security/relay-elsewhere'], also: ['e2e/statistics'] },
  sessions: {
    own: ['security/next-call', 'security/stolen-token', 'e2e/sessions'],
    also: ['security/log-in-races', 'security/token-forgeries', 'security/deletion', 'e2e/users'],
    budget: { journeys: 10 },
  },
  settings: {
    own: ['security/settings', 'e2e/page-settings', 'e2e/page-texts', 'e2e/settings', 'e2e/statistics'],
    also: ['publishing/publishing', 'e2e/dashboard', 'e2e/bot-check', 'e2e/confirmations'],
    budget: { journeys: 18 },
  },
  site: {
    own: ['e2e/offline', 'e2e/offline-failing-site', 'e2e/offline-queue', 'e2e/offline-runs', 'e2e/service-worker'],
    also: ['e2e/bot-check', 'e2e/seo-and-headers', 'e2e/site-pages'],
    budget: { journeys: 12, seconds: 80 },
  },
  templates: { own: ['e2e/templates'], also: ['publishing/campaigns', 'e2e/campaigns'] },
  tips: { own: [], also: ['publishing/publishing', 'e2e/no-script', 'e2e/sign-up-and-log-in'] },
  users: {
    own: ['security/administrators', 'security/deletion', 'security/user-list', 'e2e/users'],
    also: ['security/content/audit-entries', 'security/next-call', 'security/take-over'],
    budget: { journeys: 6 },
  },
};

/** The rest of the tests: what all slices stand on, and what shows only in the whole product. */
const others: Record<string, Area> = {
  platform: { own: [] },
  infra: { own: [] },
  scripts: { own: [] },
  twin: { own: [] },
  web: {
    own: [
      'e2e/download-size',
      'e2e/hydration',
      'e2e/language',
      'e2e/no-script',
      'e2e/release',
      'e2e/search',
      'e2e/seo-and-headers',
      'e2e/site-pages',
    ],
    budget: { journeys: 67 },
  },
  'whole product': {
    own: [
      ...ofEverySlice,
      ...ofAllContent.filter((name) => name.startsWith('security/') || name.startsWith('publishing/')),
      'security/content/odd-text',
      'security/content/slow-input',
      'resilience/late-reads',
      'resilience/services-away',
      'e2e/confirmations',
      'e2e/hostile-content',
      'e2e/whole-site',
    ],
    budget: { journeys: 31, seconds: 300 },
  },
};

/** Folders of `lambdas/` that all slices use: a change there concerns the whole product. */
export const sharedFolders = ['contracts', 'platform', 'functions', 'render'];
export const areas: Record<string, Area> = { ...slices, ...others };
export const budgetOf = (area: string): Budget => ({ ...usual, ...areas[area]?.budget });

/** Features that bear another name than their slice. */
const sliceOfFeature: Record<string, string> = {
  chat: 'assistant',
  compare: 'catalog',
  finder: 'catalog',
  glossary: 'knowledge',
  network: 'site',
  offline: 'site',
  page: 'settings',
  readers: 'newsletter',
};

const nameOf = (file: string) => file.replace(/^test\//, '').replace(/\..*$/, '');
const isOwn = (file: string) => (area: string) => areas[area]?.own.includes(nameOf(file)) ?? false;

/**
 * The slice that a file of the sources or of the unit tests belongs to: `blog` for `lambdas/blog/` as for
 * `web/src/features/blog-editing/`. `undefined` for what all slices share.
 */
export const sliceOf = (file: string): string | undefined => {
  const folder = /^(?:test\/)?(?:lambdas|web\/(?:src\/)?features)\/([^/.]+)\//.exec(file)?.[1];
  const name = folder?.replace(/-editing$/, '');
  const slice = name === undefined ? undefined : (sliceOfFeature[name] ?? name);
  return slice !== undefined && Object.hasOwn(slices, slice) ? slice : undefined;
};

/** The tests of the whole product, and the journeys, that a change of this slice concerns. */
export const concerns = (slice: string, test: string): boolean => {
  const { own = [], also = [] } = slices[slice] ?? {};
  return [...ofEverySlice, ...own, ...also].includes(nameOf(test));
};

/** The area whose time a test counts for. */
export const areaOf = (test: string): string => {
  const owner = Object.keys(areas).find(isOwn(test)) ?? sliceOf(test);
  if (owner) return owner;
  if (test.startsWith('test/scripts/local/')) return 'twin';
  const folder = test.split('/')[1] ?? '';
  return folder === 'lambdas' ? 'platform' : Object.hasOwn(others, folder) ? folder : 'whole product';
};
