import { CfnDeletionPolicy, CfnResource } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

const resourcesOf = (bucket: Bucket) => bucket.node.findAll().filter((each) => CfnResource.isCfnResource(each));

/**
 * For a bucket that a stack's deletion would empty and remove: only a creation that fails does so, with the files that are
 * already in it. Later the bucket stays, and what would empty it is never called again.
 */
export const removeOnFailedCreationOnly = (bucket: Bucket) => {
  for (const resource of resourcesOf(bucket)) {
    if (!['AWS::S3::Bucket', 'Custom::S3AutoDeleteObjects'].includes(resource.cfnResourceType)) continue;
    resource.addOverride('DeletionPolicy', CfnDeletionPolicy.RETAIN_EXCEPT_ON_CREATE);
    resource.addOverride('UpdateReplacePolicy', CfnDeletionPolicy.RETAIN);
  }
};
