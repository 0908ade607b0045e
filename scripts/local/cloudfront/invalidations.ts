import { randomUUID } from 'node:crypto';
import type { Authorizer } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { ServiceRequest, ServiceResponse } from '../stand-in/service.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { arn } from '../template/environment.ts';
import type { Stack } from '../template/stack.ts';

/** How long one takes, as AWS describes it: it is in progress, and counts. */
const takesMs = 60_000;
/** Paths with a wildcard that may be in progress at once. */
const wildcardLimit = 15;

interface Invalidation {
  distribution: string;
  reference: string;
  wildcards: number;
  begun: number;
}

const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');

const xmlReply = (status: number, body: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0"?>\n${body}`,
});
const refusal = ({ type, message, status }: AwsError): ServiceResponse =>
  xmlReply(
    status,
    `<ErrorResponse><Error><Type>Sender</Type><Code>${type}</Code><Message>${message}</Message></Error></ErrorResponse>`,
  );

/** The paths of a request; throws where CloudFront refuses it. @throws AwsError */
const pathsOf = (xml: string): string[] => {
  const paths = valuesOf(xml, 'Path');
  const [quantity] = valuesOf(xml, 'Quantity');
  if (paths.length === 0 || Number(quantity) !== paths.length) {
    throw new AwsError('InconsistentQuantities', 'The quantity does not match the number of paths.');
  }
  if (paths.some((path) => !path.startsWith('/') || path.slice(0, -1).includes('*'))) {
    throw new AwsError('InvalidArgument', 'Your request contains one or more invalid invalidation paths.');
  }
  return paths;
};

/**
 * CloudFront's API as far as it empties caches. The twin's edge caches nothing, so an invalidation changes nothing here;
 * it is refused as AWS would refuse it.
 */
export const createInvalidations = (stack: Stack, authorizer: Authorizer, now: () => number): StandIn => {
  const known = new Set(stack.ofType('AWS::CloudFront::Distribution').map(({ id }) => id));
  const all: Invalidation[] = [];

  const create = (distribution: string, { caller, body }: ServiceRequest): ServiceResponse => {
    const resource = arn('cloudfront', `distribution/${distribution}`, { region: '' });
    authorizer.require(caller, [{ action: 'cloudfront:CreateInvalidation', resource }]);
    if (!known.has(distribution)) {
      throw new AwsError('NoSuchDistribution', 'The specified distribution does not exist.', { status: 404 });
    }
    const xml = body.toString();
    const paths = pathsOf(xml);
    const [reference = ''] = valuesOf(xml, 'CallerReference');
    if (reference === '') throw new AwsError('MissingBody', 'This operation requires a caller reference.');
    const begun = now();
    const running = all.filter((each) => each.distribution === distribution && begun - each.begun < takesMs);
    const wildcards = paths.filter((path) => path.endsWith('*')).length;
    if (running.reduce((sum, each) => sum + each.wildcards, wildcards) > wildcardLimit) {
      throw new AwsError(
        'TooManyInvalidationsInProgress',
        'Processing your request will cause you to exceed the limit.',
      );
    }
    all.push({ distribution, reference, wildcards, begun });
    const items = paths.map((path) => `<Path>${path}</Path>`).join('');
    const batch = `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference>`;
    const time = new Date(begun).toISOString();
    const id = `I${randomUUID().slice(0, 13).toUpperCase()}`;
    return xmlReply(
      201,
      `<Invalidation><Id>${id}</Id><Status>InProgress</Status><CreateTime>${time}</CreateTime><InvalidationBatch>${batch}</InvalidationBatch></Invalidation>`,
    );
  };

  const answer = async (request: ServiceRequest): Promise<ServiceResponse> => {
    const [, distribution] = /^\/2020-05-31\/distribution\/([^/]+)\/invalidation$/.exec(request.url.pathname) ?? [];
    if (request.method !== 'POST' || distribution === undefined) {
      const problem = `The local twin does not know this call of CloudFront: ${request.method} ${request.url.pathname}`;
      return { ...refusal(new AwsError('UnknownOperationException', problem)), problem };
    }
    try {
      return create(distribution, request);
    } catch (error) {
      if (error instanceof AwsError) return refusal(error);
      throw error;
    }
  };
  return { services: { cloudfront: answer } };
};
