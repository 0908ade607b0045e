import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from '#test/security/people.ts';
import { eventually } from '#test/support/eventually.ts';
import { openProduct, type Product } from '#test/support/product.ts';

let product: Product;
let admin: string;
beforeAll(async () => {
  product = await openProduct();
  admin = await product.admin();
}, 60_000);
afterAll(() => product.close());

interface Listed {
  items: { kind: string; reason: string; recipient: string; language: string }[];
  counts: { day: number };
}
const listed = async (): Promise<Listed> => (await product.send('GET /api/admin/mail-failures', { token: admin })).body;

describe('a mail that came back', () => {
  it('is seen by administrators: which one, and hardly to whom', async () => {
    const { token } = await peopleOf(product).person();
    const email = 'bounce+juliette@simulator.amazonses.com';
    const { status, text } = await product.send('POST /api/account/email', {
      token: await product.confirm(token),
      body: { email },
      headers: { 'accept-language': 'fr' },
    });
    expect(status, text).toBeLessThan(300);
    const { items, counts } = await eventually(listed, ({ items, counts }) => counts.day > 0 && items.length > 0);
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'emailChangeCode',
        language: 'fr',
        provider: 'ses',
        reason: 'bounced',
        recipient: 'b***@s***.com',
      }),
    ]);
    expect(counts.day).toBe(1);
    expect(JSON.stringify(items)).not.toContain('juliette');
  });

  it('counts once, however often it is told, and what is no event holds up nothing', async () => {
    const { awsEndpoint: endpoint, operator: credentials, stack } = product;
    const sqs = new SQSClient({ endpoint, region: 'eu-central-1', credentials });
    const queue = stack.ofType('AWS::SQS::Queue').find(({ id }) => id.endsWith('-mail-events'));
    const tell = (messageId: string, body?: string) =>
      sqs.send(
        new SendMessageCommand({
          QueueUrl: queue?.id,
          MessageBody:
            body ??
            JSON.stringify({
              source: 'aws.ses',
              detail: {
                eventType: 'Bounce',
                mail: { messageId, tags: { 'ses:configuration-set': ['sign-in'] } },
                bounce: {
                  bounceType: 'Permanent',
                  bounceSubType: 'General',
                  timestamp: new Date().toISOString(),
                  bouncedRecipients: [{ emailAddress: 'a@b.example' }, { emailAddress: 'c@d.example' }],
                },
              },
            }),
        }),
      );
    const before = (await listed()).counts.day;
    for (let time = 0; time < 3; time += 1) await tell('twice-told');
    await tell('', 'no event');
    await tell('another');
    const { items, counts } = await eventually(
      listed,
      ({ items, counts }) => counts.day >= before + 4 && items[0]?.kind === 'poolMail',
    );
    expect(counts.day).toBe(before + 4);
    // Without notes of ours the user pool has sent it.
    expect(items[0]).toMatchObject({ kind: 'poolMail', language: '', reason: 'bounced' });
    // It stays, to be tried again, beside any repetition that came while the first one was being noted.
    const page = async () => (await product.send(`GET /__local/queues/${queue?.id.split('/').at(-1)}`)).text;
    expect(await eventually(page, (text) => !text.includes('another'))).toContain('no event');
  });
});
