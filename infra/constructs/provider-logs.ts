import { CfnResource, CustomResourceProviderBase, type Stack } from 'aws-cdk-lib';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';

/**
 * Gives the functions of the CDK's own custom resources a log group. Otherwise Lambda makes one for each, which keeps its
 * lines for ever and stays when the stack goes. The CDK has no setting for it.
 */
export const giveProvidersLog = (stack: Stack, { logGroupName }: ILogGroup): void => {
  for (const provider of stack.node.children) {
    if (!(provider instanceof CustomResourceProviderBase)) continue;
    const handler = provider.node.findChild('Handler');
    if (handler instanceof CfnResource) handler.addPropertyOverride('LoggingConfig', { LogGroup: logGroupName });
  }
};
