import { hash } from 'node:crypto';
import { AwsError, validationError } from '../runtime/aws-errors.ts';

/** How long DynamoDB remembers a ClientRequestToken. */
const milliseconds = 600_000;
const longest = 36;

const requireToken = (token: unknown): string | undefined => {
  if (token === undefined || token === null) return undefined;
  const text = String(token);
  if (text.length >= 1 && text.length <= longest) return text;
  throw validationError(
    `1 validation error detected: Value at 'ClientRequestToken' failed to satisfy constraint: Member must have length ${text.length === 0 ? 'greater than or equal to 1' : `less than or equal to ${longest}`}`,
  );
};

/** Makes sure that a transaction runs once for each client request token. */
export const createClientTokens = (now: () => number) => {
  const known = new Map<string, { digest: string; at: number; done: boolean }>();

  const isOver = ({ at }: { at: number }): boolean => now() - at > milliseconds;

  /** The oldest stand first. A look at all of them would take longer, the more transactions there were lately. */
  const forget = (): void => {
    for (const [name, token] of known) {
      if (!isOver(token)) return;
      known.delete(name);
    }
  };

  /**
   * Runs a transaction unless it was done under this token. @throws AwsError for other items, or while it is under way.
   */
  return async (token: unknown, items: unknown, run: () => Promise<void>): Promise<void> => {
    const name = requireToken(token);
    if (name === undefined) return run();
    forget();
    const digest = hash('sha256', JSON.stringify(items));
    const found = known.get(name);
    // After a step back of the clock a newer one may be over before those that stand first.
    const earlier = found && !isOver(found) ? found : undefined;
    if (earlier !== undefined && earlier.digest !== digest) {
      throw new AwsError(
        'IdempotentParameterMismatchException',
        'Request parameters do not match those of the first call',
      );
    }
    if (earlier?.done === false) {
      throw new AwsError(
        'TransactionInProgressException',
        'The transaction with the given request token is already in progress.',
      );
    }
    if (earlier !== undefined) return;
    const entry = { digest, at: now(), done: false };
    known.set(name, entry);
    try {
      await run();
      entry.done = true;
    } catch (error) {
      known.delete(name);
      throw error;
    }
  };
};
