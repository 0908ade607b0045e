import { readsQueue } from '../sqs/mapping-properties.ts';
import type { Stack } from '../template/stack.ts';
import { createFailureTopics, type Notice } from './failure-topics.ts';
import { readMapping } from './mapping-properties.ts';
import { type MappingParts, type MappingState, type OpenMapping, openMapping } from './open-mapping.ts';

/** The event source mappings of tables. */
export interface Streams {
  /** Begins to hand records to the functions whose roles may read them. */
  start(): void;
  state(): Promise<MappingState[]>;
  /** The notices to topics about records that were given up. */
  notices(): Notice[];
  /** Waits for the invocations that run, for a while. */
  stop(): Promise<void>;
}

/** Opens the streams that enabled mappings read; from here on no change of their tables is lost. */
export const openStreams = async (
  stack: Stack,
  { shards = 1, ...parts }: Omit<MappingParts, 'topics' | 'shards'> & { shards?: number | undefined },
): Promise<Streams> => {
  const topics = createFailureTopics(parts.now);
  const mappings = stack
    .ofType('AWS::Lambda::EventSourceMapping')
    .filter((resource) => !readsQueue(stack, resource))
    .map((resource) => readMapping(stack, resource));
  const opened: OpenMapping[] = [];
  // All before the first one starts: a log is trimmed up to the slowest of the readers that it knows.
  for (const mapping of mappings)
    if (mapping.terms.Enabled) opened.push(await openMapping(mapping, { ...parts, shards, topics }));

  return {
    start: () => {
      for (const each of opened) each.start();
    },
    state: () => Promise.all(opened.map((each) => each.state())),
    notices: topics.all,
    stop: async () => {
      await Promise.all(opened.map((each) => each.stop()));
    },
  };
};
