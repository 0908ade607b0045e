import type { Entry, Message } from './message.ts';
import type { QueueTerms } from './queue-properties.ts';

/** The name of who sends, and the trace header of the call. */
export interface Sender {
  name: string;
  trace?: string | undefined;
}

export interface Sent {
  id: string;
  sequence: number | undefined;
}

/** A queue that keeps its messages in a file. */
export interface Queue {
  terms: QueueTerms;
  /** @throws an AwsError for what SQS refuses. */
  send(entry: Entry, sender: Sender): Promise<Sent>;
  /** Those that can be received now; a waiting time is up to the caller. */
  receive(limit: number, visibilitySeconds?: number): Promise<Message[]>;
  delete(receipt: string): Promise<void>;
  /** Takes a dead letter of another queue in. */
  bury(message: Message): Promise<void>;
  counts(): { waiting: number; inFlight: number; delayed: number; oldest: number | undefined };
  /** Messages as they lie, the oldest first. */
  messages(): Message[];
  /** When a message becomes visible that is not now, by the clock of the twin. */
  nextVisible(): number | undefined;
  /** Resolves when something arrives or may be received again. */
  nextChange(): Promise<void>;
  /** Resolves with that change, or after some milliseconds of the laptop's time. */
  changed(milliseconds: number, signal?: AbortSignal, change?: Promise<void>): Promise<void>;
  /** To be called when the clock moved. */
  wake(): void;
}
