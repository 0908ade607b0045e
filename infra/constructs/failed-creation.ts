import { CfnDeletionPolicy, CfnResource } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

const resourcesOf = (bucket: Bucket) => bucket.node.findAll().filter((each) => CfnResource.isCfnResource(each));

/**
 * For buckets that CloudFormation would empty and remove. This happens only when the creation of the stack fails,
 * together with the files already uploaded. Once the stack exists, the bucket is retained and the function that empties
 * it is never called.
 */
export const removeOnFailedCreationOnly = (bucket: Bucket) => {
  for (const resource of resourcesOf(bucket)) {
    if (!['AWS::S3::Bucket', 'Custom::S3AutoDeleteObjects'].includes(resource.cfnResourceType)) continue;
    resource.addOverride('DeletionPolicy', CfnDeletionPolicy.RETAIN_EXCEPT_ON_CREATE);
    resource.addOverride('UpdateReplacePolicy', CfnDeletionPolicy.RETAIN);
  }
};
