import { describe, expect, it } from 'vitest';
import { readStack } from '#scripts/local/template/stack.ts';

const topic = { Type: 'AWS::SNS::Topic', Properties: {} };
/** Resolves one value as a property of a topic, beside the given resources. */
const resolve = (value: unknown, template: Record<string, unknown> = {}) => {
  const { Resources = {}, ...sections } = template;
  const stack = readStack('Test', {
    ...sections,
    Resources: { ...Object(Resources), Probe: { Type: 'AWS::SNS::Topic', Properties: { Value: value } } },
  });
  return Object(stack.get('Probe').properties).Value;
};

describe('intrinsics', () => {
  it('resolves references, attributes and pseudo parameters', () => {
    expect(resolve({ Ref: 'AWS::Region' })).toBe('eu-central-1');
    expect(resolve({ Ref: 'Topic' }, { Resources: { Topic: topic } })).toBe(
      'arn:aws:sns:eu-central-1:000000000000:Test-Topic',
    );
    expect(resolve({ 'Fn::GetAtt': ['Topic', 'TopicName'] }, { Resources: { Topic: topic } })).toBe('Test-Topic');
    expect(resolve({ 'Fn::GetAtt': 'Topic.TopicName' }, { Resources: { Topic: topic } })).toBe('Test-Topic');
  });

  it('resolves text functions inside each other', () => {
    expect(resolve({ 'Fn::Join': ['-', ['a', { Ref: 'AWS::AccountId' }]] })).toBe('a-000000000000');
    expect(resolve({ 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host/path'] }] })).toBe('host');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are CloudFormation's
    expect(resolve({ 'Fn::Sub': 'arn:${AWS::Partition}:${!kept}' })).toBe('arn:aws:${kept}');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are CloudFormation's
    expect(resolve({ 'Fn::Sub': ['${Name}/${Topic.TopicName}', { Name: 'x' }] }, { Resources: { Topic: topic } })).toBe(
      'x/Test-Topic',
    );
  });

  it('resolves mappings, conditions, parameters and missing values', () => {
    const template = {
      Mappings: { Map: { 'eu-central-1': { name: 'Frankfurt' } } },
      Conditions: {
        InRegion: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'eu-central-1'] },
        Not: { 'Fn::Not': [{ Condition: 'InRegion' }] },
      },
      Parameters: { Given: { Type: 'String', Default: 'value' } },
    };
    expect(resolve({ 'Fn::FindInMap': ['Map', { Ref: 'AWS::Region' }, 'name'] }, template)).toBe('Frankfurt');
    expect(resolve({ 'Fn::If': ['InRegion', 'yes', 'no'] }, template)).toBe('yes');
    expect(resolve({ 'Fn::If': ['Not', 'yes', 'no'] }, template)).toBe('no');
    expect(resolve({ Ref: 'Given' }, template)).toBe('value');
    expect(resolve({ kept: 1, dropped: { Ref: 'AWS::NoValue' } })).toEqual({ kept: 1 });
    expect(resolve([1, { Ref: 'AWS::NoValue' }])).toEqual([1]);
  });

  it.each([
    [{ 'Fn::ImportValue': 'x' }, /does not know the intrinsic Fn::ImportValue/],
    [{ 'Fn::Transform': {} }, /does not know the intrinsic Fn::Transform/],
    [{ Ref: 'Nowhere' }, /Nowhere, which the template does not declare/],
    [{ 'Fn::GetAtt': ['Probe', 'Colour'] }, /does not know the attribute Colour of AWS::SNS::Topic \(Probe\)/],
  ])('names what it does not know: %j', (value, message) => {
    expect(() => resolve(value)).toThrow(message);
  });

  it('says where in the template an unknown intrinsic stands', () => {
    expect(() => resolve({ list: ['a', { 'Fn::Cidr': [] }] })).toThrow('Resources.Probe.Properties.Value.list[1]');
  });
});

describe('resources', () => {
  it('refuses a type that it does not know, by name', () => {
    const template = { Resources: { Cache: { Type: 'AWS::ElastiCache::CacheCluster' } } };
    expect(() => readStack('Test', template)).toThrow('AWS::ElastiCache::CacheCluster (Cache)');
  });

  it('leaves out resources whose condition is false', () => {
    const stack = readStack('Test', {
      Conditions: { Never: { 'Fn::Equals': ['a', 'b'] } },
      Resources: { Kept: topic, Dropped: { ...topic, Condition: 'Never' } },
    });
    expect(stack.resources.map(({ logicalId }) => logicalId)).toEqual(['Kept']);
  });

  it('uses a name that the template gives, and the same generated name at every start', () => {
    const template = {
      Resources: {
        Named: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: 'mine' } },
        Generated: { Type: 'AWS::S3::Bucket' },
      },
    };
    expect(readStack('Test', template).resources.map(({ id }) => id)).toEqual(['mine', 'test-generated']);
    expect(readStack('Test', template).get('Generated').attribute('Arn')).toBe('arn:aws:s3:::test-generated');
  });
});

describe('names of published functions and mappings', () => {
  const stack = readStack('Test', {
    Resources: {
      Worker: { Type: 'AWS::Lambda::Function' },
      VersionOne: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Worker' } } },
      VersionTwo: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { 'Fn::GetAtt': ['Worker', 'Arn'] } } },
      Mapping: { Type: 'AWS::Lambda::EventSourceMapping' },
    },
  });

  it('gives a version an ARN that changes with its logical id', () => {
    const [one, two] = [stack.get('VersionOne'), stack.get('VersionTwo')];
    const pattern = /^arn:aws:lambda:eu-central-1:000000000000:function:Test-Worker:\d+$/;
    expect(one.id).toMatch(pattern);
    expect(two.id).toMatch(pattern);
    expect(one.id).not.toBe(two.id);
    expect(one.id.endsWith(`:${one.attribute('Version')}`)).toBe(true);
  });

  it('gives a mapping an id in the form of a UUID', () => {
    expect(stack.get('Mapping').id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});
