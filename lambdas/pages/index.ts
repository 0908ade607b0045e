export { pageBucket } from './store/page-bucket.ts';
export { showNotFound } from './use-cases/show-not-found.ts';
export { showProblem } from './use-cases/show-problem.ts';
