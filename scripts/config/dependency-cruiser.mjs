/** The import rules: each with the reason that a person reads when it fails. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule('no-cycles', 'A cycle has no bottom to start reading from.', {}, { circular: true }),
    rule('resolvable', 'An import must lead to a file.', {}, { couldNotResolve: true }),
    rule(
      'contracts-stand-alone',
      'Contracts are read by the browser and the infrastructure: they know nothing but zod.',
      { path: '^lambdas/contracts/' },
      { pathNot: ['^lambdas/contracts/', '^node_modules/zod/'] },
    ),
    rule(
      'platform-below-slices',
      'Platform stands under every slice.',
      { path: '^lambdas/platform/' },
      { path: '^lambdas/', pathNot: '^lambdas/(platform|contracts)/' },
    ),
    rule(
      'slices-through-index',
      'A slice is reached through its index only.',
      { path: '^lambdas/([^/]+)/' },
      {
        path: '^lambdas/[^/]+/.+',
        pathNot: ['^lambdas/$1/', '^lambdas/(platform|contracts)/', '^lambdas/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'nobody-imports-functions',
      'Functions wire slices; nothing stands on them.',
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
      'The browser sees of the lambdas only the contracts, and not the registry of all.',
      { path: '^web/' },
      { path: ['^lambdas/', '^infra/', '^bin/', '^scripts/'], pathNot: '^lambdas/contracts/(?!registry)' },
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
      'features-do-not-mix',
      'A feature knows no other feature; a route module in app composes them.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
    ),
    rule(
      'infra-by-contract',
      'Infrastructure reads contracts, key names and what a function reads of its environment; code enters as bundles, by path.',
      { path: '^(infra|bin)/' },
      {
        path: ['^lambdas/', '^web/', '^scripts/'],
        pathNot: [
          '^lambdas/contracts/',
          '^lambdas/platform/table/key-schema\\.ts$',
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
    rule('tests-are-leaves', 'Nothing that ships imports a test.', { pathNot: '^test/' }, { path: '^test/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.build|\\.local|cdk\\.out)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
