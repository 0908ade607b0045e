import type { Server } from 'node:http';
import type { AskModel } from './bedrock/bedrock.ts';
import type { Front } from './cloudfront/server.ts';
import type { Call } from './functions/runner.ts';
import type { Denial } from './iam/denials.ts';
import type { Clock } from './runtime/clock.ts';
import type { Credentials } from './runtime/credentials.ts';
import type { Jwks } from './runtime/jwt.ts';
import type { MailQuery, StoredMail } from './ses/mail-store.ts';
import type { SendQuota } from './ses/send-rate.ts';
import type { QueueState } from './sqs/sqs.ts';
import type { Stack } from './template/stack.ts';

export interface TwinOptions {
  /** 0 takes any free port. */
  port: number;
  /** Where tables and buckets keep their data. */
  dataDir: string;
  /** Milliseconds by which reads that are not consistent stay behind the writes. */
  readLag?: number | undefined;
  /** The synthesized cloud assembly. */
  assembly: string;
  onDenial?(denial: Denial): void;
  onProblem?(message: string): void;
  /** Keys of token issuers that are no user pool of the template, by issuer. */
  jwksOf?(issuer: string): Jwks | undefined;
  /** Hands no change of a table to the functions that read its stream: for who looks at no page. */
  holdStreams?: boolean;
  /** Lets replies that take a fixed time (L-014) come at once: for who measures none. */
  skipPauses?: boolean;
  /** How many times longer than on AWS functions and their calls may take before they are given up: for a busy machine. */
  patience?: number;
  /** How many functions may run at once, all together, as in an account; without it, as many as are called. */
  concurrency?: number | undefined;
  /** Into how many shards a table's stream is divided, each of which calls the functions that read it; 1 without it. */
  shards?: number | undefined;
  /** The account's limits for sending, where they are not those of a new account. */
  sendQuota?: Partial<SendQuota>;
  /** How many sent mails are kept, where it is not the usual number. */
  keptMails?: number;
  /** Handles the calls of Bedrock instead of the stand-in: real models, with the operator's own credentials. */
  askModel?: AskModel | undefined;
  /** Variables that functions have beside those of the template, such as the address of a stand-in. */
  variables?: Record<string, string> | undefined;
  /** Opens what stands before the distribution, on the site's own server. */
  front?(server: Server): Promise<Front>;
  /** Runs before the first request is served, with everything behind the AWS endpoint already there. */
  prepare?(stack: Prepared): Promise<void>;
}

/** The prepared product, for a seed. */
export interface Prepared {
  stack: Stack;
  awsEndpoint: string;
  /** May do everything on the AWS endpoint: for seeds and tests. */
  operator: Credentials;
  /** Table names by logical id. */
  tables: Record<string, string>;
  /** Tables that did not exist before this start. */
  freshTables: string[];
  /** Ids of user pools by logical id. */
  userPools: Record<string, string>;
}

/** The stack of a template, running on this machine. */
export interface Twin extends Prepared {
  url: string;
  /** The simulated parts of AWS, in a line. */
  simulated: string;
  denied(): Denial[];
  /** The latest calls of a function, by its name. */
  calls(functionName: string): Call[];
  /** How many calls a function is at, has had, and was refused; by how its logical id starts; all together without it. */
  counts(logicalId?: string): { running: number; finished: number; throttled: number };
  /** The bytes that a function's thread holds now, by how its logical id starts. */
  memory(logicalId: string): Promise<number>;
  /** How the queues of the template stand. */
  queues(): QueueState[];
  /** The mails that were sent, newest first. */
  mails(query: MailQuery): StoredMail[];
  /** The time of all stand-ins and functions. */
  clock: Clock;
  /** Lets the functions of a bundle run the code of a folder, each from its next call on. */
  replaceCode(bundle: string, folder: string): void;
  /** Deletes expired items now instead of at the next sweep. */
  sweep(): Promise<number>;
  close(): Promise<void>;
}
