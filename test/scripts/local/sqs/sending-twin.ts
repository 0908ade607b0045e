/** A program of its own: starts a twin, sends messages to its queue, and runs until it is killed. */
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { startTwin } from '#scripts/local/twin.ts';

const [, , assembly = '', dataDir = '', ...names] = process.argv;
const { awsEndpoint, operator } = await startTwin({ port: 0, assembly, dataDir });
const client = new SQSClient({ endpoint: awsEndpoint, region: 'eu-central-1', credentials: operator });
for (const MessageBody of names) {
  await client.send(
    new SendMessageCommand({
      QueueUrl: 'https://sqs.eu-central-1.amazonaws.com/000000000000/Test-Queue.fifo',
      MessageBody,
      MessageGroupId: 'a',
      MessageDeduplicationId: MessageBody,
    }),
  );
}
