import { CloudFrontClient, ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { Stage } from '#infra/config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** The seed alone lets twelve run at once where the table has four shards; the rest is for the first visitors. */
const functionsOfFirstDay = 50;

/** How many functions may run at once. A new account may have ten, and a larger number takes days to be granted. */
export const checkConcurrency = async ({ region }: Stage): Promise<Finding> => {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  if (limit >= functionsOfFirstDay) return ok(`Lambda runs ${limit} functions at once in ${region}.`);
  const request = `aws service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 --region ${region}`;
  return warning(
    `Lambda runs only ${limit} functions at once in ${region}: the seed and a few visitors use them up.`,
    `Ask for more now, because it may take days (infra/OPERATE.md, "More functions at once"):\n${request}`,
  );
};

/** Whether CloudFront has ever taken a distribution of this account. Any deployed stage has one, so it needs no look at the stack. */
export const checkDistributions = async ({ region }: Stage): Promise<Finding> => {
  const { DistributionList } = await new CloudFrontClient({ region }).send(
    new ListDistributionsCommand({ MaxItems: 1 }),
  );
  return DistributionList?.Quantity
    ? ok('CloudFront takes distributions of this account.')
    : warning(
        'The account has no CloudFront distribution: AWS Support may have to verify a new account before it takes one.',
        'Before you deploy, try whether it takes one: aws cloudfront create-distribution --origin-domain-name example.com\nIf AWS refuses it, open the support case that its message names (infra/OPERATE.md, "A new account").',
      );
};
