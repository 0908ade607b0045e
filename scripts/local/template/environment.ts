/** Where the twin pretends to be. ARNs in the template, in IAM statements and in calls all agree on it. */
export const environment = {
  account: '000000000000',
  region: 'eu-central-1',
  partition: 'aws',
  urlSuffix: 'amazonaws.com',
} as const;

/** An ARN of this account; S3 and IAM leave out region or account, so those pass empty strings. */
export const arn = (
  service: string,
  resource: string,
  { region = environment.region, account = environment.account }: { region?: string; account?: string } = {},
): string => `arn:${environment.partition}:${service}:${region}:${account}:${resource}`;
