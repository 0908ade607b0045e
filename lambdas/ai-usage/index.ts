export { aiUsageRoutes, ratingRoutes, statusRoutes } from './routes.ts';
export { openQuestionsStore } from './store/open-questions-store.ts';
export { usageStore } from './store/usage-store.ts';
export { countAnswers } from './use-cases/count-answers.ts';
export { findOpenQuestions } from './use-cases/open-questions.ts';
