import type { Stage } from '#infra/config.ts';
import { checkBootstrap, checkCredentials } from './account.ts';
import { checkCertificate } from './domain.ts';
import { type Finding, fault } from './finding.ts';
import { checkIdentity, checkSandbox } from './mail.ts';
import { checkStack } from './stack.ts';

const checks: Record<string, (stage: Stage) => Promise<Finding | Finding[]>> = {
  'the CDK': checkBootstrap,
  "the sender's identity": checkIdentity,
  "SES's sandbox": checkSandbox,
  'the certificate': (stage) => checkCertificate(stage),
  'the stack': checkStack,
};

/**
 * Checks everything that a deployment of the stage needs. A check that cannot be made is itself reported as a fault.
 */
export const examine = async (stage: Stage): Promise<Finding[]> => {
  const credentials = await checkCredentials(stage);
  // Without these, every other check would give the same answer.
  if (credentials.severity === 'error') return [credentials];
  const findings = Object.entries(checks).map(async ([what, check]) => {
    try {
      return await check(stage);
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return fault(
        `Could not check ${what}: ${reason}`,
        'The rights that an operator needs stand in infra/OPERATE.md.',
      );
    }
  });
  return [credentials, ...(await Promise.all(findings)).flat()];
};
