import { partitions, sortKeys } from './partitions.ts';

/** Items of the table: those whose partition key (and sort key, if given) begins with this. */
export interface ItemKind {
  pk: string;
  sk?: string;
}

/** Who hears of changes of the table through a queue of their own. */
export interface TableConsumer {
  items: readonly ItemKind[];
  /**
   * Attributes that a message carries beside the keys, as they were and as they are: for those who cannot read them from
   * the table any more. Everybody else reads the table, which is never older than a message.
   */
  attributes: readonly string[];
}

/**
 * The consumers of the table's stream beside the one that draws pages. `functions/table-changes.ts` hands each of them the
 * changes of its items; infrastructure makes their queues and filters the stream by what all of them want.
 */
export const tableConsumers = {
  /** Sets and cancels the times of planned posts. */
  schedule: { items: [{ pk: partitions.post, sk: sortKeys.plannedText }], attributes: [] },
  /**
   * Takes what the site publishes into the assistant's knowledge, and has a model determine what its passages mean
   * whenever there are others, or another model is set.
   */
  ingestion: {
    items: [
      { pk: partitions.post, sk: sortKeys.post },
      { pk: partitions.brand },
      { pk: partitions.knowledge, sk: sortKeys.knowledgeVersion },
      { pk: partitions.settings, sk: sortKeys.settings },
    ],
    attributes: [],
  },
} as const satisfies Record<string, TableConsumer>;

export type TableConsumerName = keyof typeof tableConsumers;
