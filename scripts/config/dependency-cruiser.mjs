/**
 * Which slices each slice may use: the ones below it. A slice that is not named uses none. Anything that all of them need
 * without knowing the slice (the session check, the audit log) is a type in platform/ that functions/ fills in.
 */
const slicesBelow = {
  'analytics-export': ['dashboard'],
  assistant: ['catalog', 'knowledge'],
  'ai-usage': ['assistant', 'knowledge'],
  ingestion: ['blog', 'catalog', 'knowledge', 'tips'],
  account: ['auth', 'newsletter', 'users', 'sessions'],
  auth: ['users', 'sessions'],
  users: ['sessions'],
  render: ['blog', 'catalog', 'settings'],
  newsletter: ['users'],
  campaigns: ['letters', 'templates', 'newsletter', 'users', 'settings'],
};
/** Answers without a model are composed in a browser too. */
const inBrowserToo = '^lambdas/(assistant/basic-answers|knowledge/search)\\.ts$';
const ground = ['contracts', 'platform'];
const slices = '(?!(?:contracts|platform|functions)/)[^/]+';

/** The import rules: each with the reason that a person reads when it fails. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-cycles', 'A cycle has no bottom to start reading from.', {}, { circular: true }),
    rule('resolvable', 'An import must lead to a file.', {}, { couldNotResolve: true }),
    rule(
      'contracts-stand-alone',
      'Contracts are read by the browser and the infrastructure: they know nothing but zod.',
      { path: '^lambdas/contracts/', pathNot: '^lambdas/contracts/charts/' },
      { pathNot: ['^lambdas/contracts/', '^node_modules/zod/'] },
    ),
    rule(
      'charts-are-geometry',
      'Screens and files draw the same charts: their geometry knows nothing but how a line is drawn.',
      { path: '^lambdas/contracts/charts/' },
      { pathNot: ['^lambdas/contracts/charts/', 'node_modules/(@types/)?d3-shape/'] },
    ),
    rule(
      'platform-below-slices',
      'Platform stands under every slice.',
      { path: '^lambdas/platform/' },
      { path: '^lambdas/', pathNot: '^lambdas/(platform|contracts)/' },
    ),
    rule(
      'slices-through-index',
      'A slice is reached through its index only, and what runs in a browser too through a file that leads nowhere else.',
      { path: '^lambdas/([^/]+)/' },
      {
        path: '^lambdas/[^/]+/.+',
        pathNot: ['^lambdas/$1/', '^lambdas/(platform|contracts)/', '^lambdas/[^/]+/index\\.ts$', inBrowserToo],
      },
    ),
    ...Object.entries(slicesBelow).map(([slice, below]) =>
      rule(
        'slices-downwards',
        'A slice uses only the slices below it, so that each can be read without those above.',
        { path: `^lambdas/${slice}/` },
        { path: '^lambdas/', pathNot: `^lambdas/(${[slice, ...below, ...ground].join('|')})/` },
      ),
    ),
    rule(
      'slices-downwards',
      'A slice uses only the slices below it, so that each can be read without those above.',
      { path: `^lambdas/(${slices})/`, pathNot: `^lambdas/(${Object.keys(slicesBelow).join('|')})/` },
      { path: `^lambdas/${slices}/`, pathNot: '^lambdas/$1/' },
    ),
    rule(
      'model-is-pure',
      'The model computes: it reads no table, makes no calls, and imports nothing that does.',
      { path: `^lambdas/(${slices})/model/` },
      {
        path: [
          '^lambdas/$1/(?!(?:model|language)/)',
          '^lambdas/platform/(table|mail|identity)/',
          '^node_modules/(@aws-sdk|@smithy|@aws-lambda-powertools)/',
        ],
      },
    ),
    rule(
      'languages-are-data',
      'The words of a language are tables, by which the model reads questions: they know nothing of it, but the answers that they are words for.',
      { path: '^lambdas/assistant/language/' },
      { pathNot: ['^lambdas/assistant/language/', '^lambdas/contracts/(?:text/language|finder/foot)\\.ts$'] },
    ),
    rule(
      'use-cases-know-no-keys',
      'A use case, a step or a job is given its store, of which it knows the type; keys and commands are the store’s.',
      { path: `^lambdas/(${slices})/(use-cases|steps|jobs)/` },
      {
        path: ['^lambdas/$1/store/', '^lambdas/platform/table/', '^node_modules/(@aws-sdk|@smithy)/'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'store-below-use-cases',
      'A store keeps and finds; it decides nothing.',
      { path: `^lambdas/(${slices})/store/` },
      { path: ['^lambdas/$1/(use-cases/|steps/|jobs/|routes\\.ts|services\\.ts|index\\.ts)'] },
    ),
    rule(
      'steps-below-use-cases',
      'A step is what use cases share, so it knows none of them.',
      { path: `^lambdas/(${slices})/steps/` },
      { path: '^lambdas/$1/use-cases/' },
    ),
    rule(
      'sdks-at-the-edge',
      'Only a store and an adapter speak to AWS; everything else of a slice is given one.',
      { path: `^lambdas/(${slices})/`, pathNot: '^lambdas/[^/]+/(store|adapters)/' },
      { path: '^node_modules/(@aws-sdk|@smithy)/' },
    ),
    rule(
      'jobs-know-no-http',
      'A job is called by a queue, a stream or a schedule: it has no caller, no request and no reply.',
      { path: `^lambdas/(${slices})/jobs/` },
      { path: '^lambdas/platform/http/' },
    ),
    rule(
      'functions-are-not-imported',
      'Functions wire slices; no other code depends on them.',
      // Infrastructure reads the variables that a function declares, and nothing else of it (`infra-by-contract`).
      { pathNot: '^(lambdas/functions|infra|test)/' },
      { path: '^lambdas/functions/' },
    ),
    rule(
      'environments-stand-alone',
      'What a function reads of its environment is read by the infrastructure too: it knows nothing but zod.',
      { path: '^lambdas/functions/.*\\.env\\.ts$' },
      { pathNot: ['^lambdas/functions/.*\\.env\\.ts$', '^node_modules/zod/'] },
    ),
    rule(
      'web-sees-contracts-only',
      'The browser sees of the lambdas only the contracts, not the registry of all, and what composes its answers while there is no connection.',
      { path: '^web/' },
      {
        path: ['^lambdas/', '^infra/', '^bin/', '^scripts/'],
        pathNot: ['^lambdas/contracts/(?!registry)', inBrowserToo],
      },
    ),
    rule(
      'in-browser-too-is-pure',
      'What also runs in a browser leads to no server: it computes, with texts and tables that everybody may see.',
      { path: inBrowserToo },
      {
        reachable: true,
        pathNot: [
          inBrowserToo,
          '^lambdas/(assistant|knowledge)/model/',
          '^lambdas/assistant/language/',
          '^lambdas/contracts/(?!registry)',
          '^locales/',
          '^node_modules/zod/',
        ],
      },
    ),
    rule(
      'shared-is-the-ground-floor',
      'web/shared knows no feature and no route.',
      { path: '^web/src/shared/' },
      { path: '^web/src/(features|app)/' },
    ),
    rule(
      'api-knows-no-session',
      'The session makes calls; a call learns of it through the credentials that the app sets.',
      { path: '^web/src/shared/api/' },
      { path: '^web/src/shared/session/' },
    ),
    rule(
      'one-door-for-writes',
      'Reads go through `call` and writes through `write`, so that what holds for every write can be said there.',
      { path: '^web/', pathNot: '^web/src/shared/api/(call|drawn-file|write)\\.ts$' },
      { path: '^web/src/shared/api/request\\.ts$' },
    ),
    rule(
      'features-do-not-mix',
      'A feature knows no other feature; a route module in app composes them.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'infra-by-contract',
      'Infrastructure reads contracts, names of keys, partitions and readers, and what a function reads of its environment; code enters as bundles, by path.',
      { path: '^(infra|bin)/' },
      {
        path: ['^lambdas/', '^web/', '^scripts/'],
        pathNot: [
          '^lambdas/contracts/',
          '^lambdas/platform/table/(key-schema|partitions|table-consumers)\\.ts$',
          '^lambdas/functions/[\\w-]+\\.env\\.ts$',
        ],
      },
    ),
    rule(
      'twin-reads-the-template',
      'The local twin knows CloudFormation, not this product. What CloudFront demands of code is known in one place.',
      { path: '^scripts/local/' },
      { path: '^(lambdas|web|infra|bin)/', pathNot: '^infra/edge/cloudfront-js\\.ts$' },
    ),
    {
      ...rule(
        'no-folder-cycles',
        'Two folders that import each other are one folder in two places.',
        { path: '^(lambdas|scripts/local|infra|web/src/(app|features|shared))/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    rule('tests-are-leaves', 'Nothing that ships imports a test.', { pathNot: '^test/' }, { path: '^test/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.build|\\.local|cdk\\.out)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
