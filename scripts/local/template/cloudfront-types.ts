import { arn } from './environment.ts';
import { generated, hash, hashed, type ResourceType } from './naming.ts';

export const cloudFrontTypes: Record<string, ResourceType> = {
  'AWS::CloudFront::Distribution': {
    simulation: 'behaviours, functions, failover, headers and compression on the local port; nothing is cached',
    id: (resource) => `E${hash(resource, 13).toUpperCase()}`,
    attributes: {
      DomainName: (resource) => `d${hash(resource, 13)}.cloudfront.net`,
      Id: (resource) => resource.id,
    },
  },
  'AWS::CloudFront::Function': {
    simulation: 'run in a sandbox with the CloudFront event',
    id: (resource) =>
      arn('cloudfront', `function/${resource.property('Name') ?? generated(resource, 64)}`, { region: '' }),
    attributes: {
      FunctionARN: (resource) => resource.id,
      'FunctionMetadata.FunctionARN': (resource) => resource.id,
      Stage: () => 'LIVE',
    },
  },
  'AWS::CloudFront::ResponseHeadersPolicy': {
    simulation: 'applied to every response of its behaviours',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::CloudFront::CachePolicy': {
    simulation: 'decides what reaches the origin and what is compressed',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::CloudFront::OriginRequestPolicy': {
    simulation: 'decides what reaches the origin',
    id: hashed,
    attributes: { Id: hashed },
  },
  'AWS::CloudFront::OriginAccessControl': {
    simulation: 'reads of the bucket go through its policy as CloudFront',
    id: (resource) => `E${hash(resource, 13).toUpperCase()}`,
    attributes: { Id: (resource) => resource.id },
  },
};
