/** Adds mails until it is killed, and prints each id once its mail was acknowledged. */
import { writeBatchMail } from '#scripts/local/ses/bulk-mail.ts';
import { openMailStore } from '#scripts/local/ses/mail-store.ts';

const store = await openMailStore(process.argv[2] ?? '', { write: writeBatchMail });
const time = new Date().toISOString();

for (let round = 0; ; round++) {
  const add = async (id: string): Promise<void> => {
    const mail = { id, time, from: 'a', to: ['b'], subject: '', tags: {}, bytes: 0, simulated: {} };
    await store.add(mail, Buffer.from(`Message ${id}`));
    process.stdout.write(`${id}\n`);
  };
  await Promise.all(Array.from({ length: 8 }, (_, lane) => add(`${round}-${lane}`)));
}
