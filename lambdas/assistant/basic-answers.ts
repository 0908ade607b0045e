/** Answers without a model, composed in a function, and in a browser that has no connection. */
export { composeAnswer } from './model/compose-answer.ts';
export { questionLanguage } from './model/question-language.ts';
export { readQuestion } from './model/read-question.ts';
