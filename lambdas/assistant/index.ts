export { converse } from './asking/converse.ts';
export type { AnswerOutcome } from './model/answer-outcome.ts';
export { budgetLimits } from './model/model-cost.ts';
export { assistantRoutes, probeRoutes } from './routes.ts';
export type { AnswerUsage } from './services.ts';
export { type BudgetStore, budgetStore } from './store/budget-store.ts';
export { modelSlots } from './store/model-slots.ts';
export { questionLimits } from './store/question-limits.ts';
