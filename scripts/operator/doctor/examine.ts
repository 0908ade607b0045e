import type { Stage } from '#infra/config.ts';
import { isUnreachable, reachAdvice } from '../aws-access.ts';
import { checkBootstrap, checkCredentials } from './account.ts';
import { checkDmarc, type LookUpTxt } from './dmarc.ts';
import { checkCertificate } from './domain.ts';
import { type Finding, fault } from './finding.ts';
import { checkConcurrency, checkDistributions } from './limits.ts';
import { checkAccess, checkIdentity } from './mail.ts';
import { checkStack } from './stack.ts';

type Check = (stage: Stage, lookUp: LookUpTxt | undefined) => Promise<Finding | Finding[]>;
const checks: Record<string, Check> = {
  'the CDK': checkBootstrap,
  'the number of functions at once': checkConcurrency,
  'distributions of CloudFront': checkDistributions,
  "the sender's identity": checkIdentity,
  'the DMARC record': checkDmarc,
  "SES's sandbox": checkAccess,
  'the certificate': (stage) => checkCertificate(stage),
  'the stack': checkStack,
};

/**
 * Checks everything that a deployment of the stage needs. A check that cannot be made is itself reported as a fault.
 */
export const examine = async (stage: Stage, lookUp?: LookUpTxt): Promise<Finding[]> => {
  const credentials = await checkCredentials(stage);
  // Without these, every other check would give the same answer.
  if (credentials.severity === 'error') return [credentials];
  const findings = Object.entries(checks).map(async ([what, check]) => {
    try {
      return await check(stage, lookUp);
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return fault(
        `Could not check ${what}: ${reason}`,
        isUnreachable(error)
          ? reachAdvice(stage.region)
          : 'The rights that an operator needs stand in infra/OPERATE.md.',
      );
    }
  });
  return [credentials, ...(await Promise.all(findings)).flat()];
};
