import { type ErrorState, errorStates } from '#contracts/error-log/endpoints.ts';
import { readErrorNumber } from '#web/shared/error-number.ts';

/** In this order. */
export const errorTabs = ['site', 'mails'] as const;
export type ErrorTab = (typeof errorTabs)[number];

/** The tab that an address names; the first where it names none. */
export const readErrorTab = (parameters: URLSearchParams): ErrorTab =>
  errorTabs.find((tab) => tab === parameters.get('tab')) ?? errorTabs[0];

export interface ErrorView {
  state: ErrorState;
  /** The text typed into the search. */
  typed: string;
  /** The error number that it is, if any. */
  number: string | undefined;
}

/** Reads from an address what is listed: open errors, if it does not say otherwise. */
export const readErrorView = (parameters: URLSearchParams): ErrorView => {
  const typed = parameters.get('number') ?? '';
  const state = errorStates.find((known) => known === parameters.get('state')) ?? 'open';
  return { state, typed, number: readErrorNumber(typed) };
};

/** The address's parameters with some of the view changed; an empty text takes one away. */
export const withErrorView = (
  before: URLSearchParams,
  changes: { state?: string; number?: string },
): URLSearchParams => {
  const parameters = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  return parameters;
};
