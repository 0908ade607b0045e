import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import type { Stage } from '#infra/config.ts';
import { type Finding, fault, isNamed, ok, warning } from './finding.ts';

const day = 86_400_000;
const covers = (name: string, pattern: string) =>
  pattern === name || (pattern.startsWith('*.') && name.slice(name.indexOf('.')) === pattern.slice(1));

/** The certificate of the site's own domain: CloudFront takes it from us-east-1 alone. */
export const checkCertificate = async ({ domain }: Stage, now = Date.now()): Promise<Finding> => {
  if (!domain) return ok("The site has CloudFront's own name and certificate.");
  const { name, certificateArn } = domain;
  try {
    const { Certificate } = await new ACMClient({ region: 'us-east-1' }).send(
      new DescribeCertificateCommand({ CertificateArn: certificateArn }),
    );
    const { Status, NotAfter, SubjectAlternativeNames = [] } = Certificate ?? {};
    if (Status !== 'ISSUED') {
      return fault(
        `The certificate of ${name} is not issued: ${Status}.`,
        `aws acm describe-certificate --region us-east-1 --certificate-arn ${certificateArn} shows the DNS records to add.`,
      );
    }
    if (!SubjectAlternativeNames.some((pattern) => covers(name, pattern))) {
      return fault(
        `The certificate is for ${SubjectAlternativeNames.join(', ')}, not for ${name}.`,
        `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${name}`,
      );
    }
    const days = Math.floor(((NotAfter?.getTime() ?? Number.POSITIVE_INFINITY) - now) / day);
    return days < 30
      ? warning(
          `The certificate of ${name} ends in ${days} days and was not renewed.`,
          'ACM renews it while its DNS records for validation stand: check them.',
        )
      : ok(`The certificate of ${name} is issued.`);
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    return fault(
      `There is no certificate ${certificateArn}.`,
      `aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${name}`,
    );
  }
};

/** Whether the site answers under its address: name, certificate, CloudFront and API in one. */
export const checkSite = async (url: string): Promise<Finding> => {
  const advice = `curl -I ${url}/api/health; the name must point to CloudFront.`;
  try {
    const { status } = await fetch(`${url}/api/health`, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return status === 200 ? ok(`${url} answers.`) : fault(`${url}/api/health answers ${status}.`, advice);
  } catch (error) {
    const cause = error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : error;
    return fault(`${url} does not answer: ${cause}`, advice);
  }
};
