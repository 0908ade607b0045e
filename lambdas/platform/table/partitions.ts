import { tables } from '#contracts/slices/index.ts';
import type { Merged } from '#contracts/slices/union.ts';

/**
 * The partitions of the table, as the slices declare them (`contracts/slices/`). The slices' keys begin with these names,
 * and infrastructure grants by them and filters the table's stream by them; the README of each slice says what is in them.
 */
export const partitions: Merged<(typeof tables)[number]['partitions']> = Object.assign(
  {},
  ...tables.map((table) => table.partitions),
);

/** Sort keys by which the table's stream is filtered. */
export const sortKeys = {
  post: 'POST',
  /** The text that is published at a certain time; its language follows. */
  plannedText: 'PLANNED#',
  /** A request to draw every page again. */
  everything: 'EVERYTHING',
  /** The version of the assistant's knowledge. */
  knowledgeVersion: 'VERSION',
  /** The item of all settings. */
  settings: 'SETTINGS',
  /** The text of a page; page and language follow. */
  pageText: 'PAGE#',
} as const;
