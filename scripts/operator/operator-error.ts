import { credentialsAdvice, hasNoCredentials, isUnreachable, profileInUse, reachAdvice } from './aws-access.ts';

/** A message for an operator, who has to know or to do something: shown as it is, without a stack trace. */
export class OperatorError extends Error {}

/** Why a call never came to AWS, with the next step; undefined for another failure. */
const beforeAws = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  const reason = `${profileInUse()}: ${error.message || error.name}`;
  if (isUnreachable(error)) return `AWS cannot be reached${reason}\n${reachAdvice()}`;
  return hasNoCredentials(error) ? `No valid AWS credentials${reason}\n${credentialsAdvice}` : undefined;
};

/** Runs a program of an operator. A refusal is one sentence, or the usage; exit status 2 says that nothing was done. */
export const runOperator = async (usage: string, program: () => Promise<number>): Promise<void> => {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await program();
  } catch (error) {
    process.exitCode = 2;
    const before = beforeAws(error);
    if (before) {
      console.error(before);
      return;
    }
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    const isAws = error instanceof Error && '$metadata' in error;
    if (error instanceof OperatorError || isUsage || isAws) {
      console.error(isAws ? `AWS refused: ${error.name}: ${error.message}` : error.message);
      if (!isAws) console.error(`\n${usage}`);
    } else console.error(error);
  }
};
