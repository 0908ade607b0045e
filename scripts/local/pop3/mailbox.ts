import type { MailStore } from '../ses/mail-store.ts';

/**
 * The one password of all mailboxes. Anyone who reaches this machine's own ports may read the mails anyway, at
 * `/__local/mail`.
 */
export const mailboxPassword = 'pop3-local';

interface Entry {
  uid: string;
  text: Buffer;
  isGone: boolean;
}

const text = (line: string): Buffer => Buffer.from(`${line}\r\n`, 'latin1');
const ok = (more = ''): Buffer => text(`+OK ${more}`.trim());
const no = (why: string): Buffer => text(`-ERR ${why}`);
/** Several lines, in which a dot at the beginning is doubled. */
const several = (lines: string): Buffer => {
  const ended = lines === '' || lines.endsWith('\r\n') ? lines : `${lines}\r\n`;
  return Buffer.concat([ok(), Buffer.from(`${ended.replace(/^\./gm, '..')}.\r\n`, 'latin1')]);
};

/** The part of a mail that a client reads first: the headers, an empty line, and as many lines of the body as it asks for. */
const top = (mail: string, count: number): string => {
  const end = mail.indexOf('\r\n\r\n');
  if (end === -1) return mail;
  const body = mail.slice(end + 4).split('\r\n');
  return mail.slice(0, end + 4) + body.slice(0, count).join('\r\n');
};

interface Answer {
  reply: Buffer;
  isEnd?: boolean;
}

/**
 * One connection (RFC 1939): the mails that were sent to the address by which a client logs in, as they were when it did.
 * `deleted` outlives it; only POP3 knows of it.
 */
export const mailboxSession = (mails: MailStore, deleted: Set<string>) => {
  let user = '';
  let box: Entry[] | undefined;

  const open = async (): Promise<Entry[]> => {
    const found = mails.list({ to: user }).filter(({ id }) => !deleted.has(`${user} ${id}`));
    return Promise.all(
      found.toReversed().map(async ({ id }) => {
        const source = (await mails.source(id)).toString('latin1');
        return { uid: id, text: Buffer.from(source.replaceAll(/\r?\n/g, '\r\n'), 'latin1'), isGone: false };
      }),
    );
  };
  const rows = (entries: Entry[], value: (entry: Entry) => string | number): string =>
    entries.flatMap((entry, i) => (entry.isGone ? [] : [`${i + 1} ${value(entry)}\r\n`])).join('');
  const sizeOf = (entry: Entry) => entry.text.length;

  const inBox = (entries: Entry[], name: string, words: string[]): Answer => {
    const entry = entries[Number(words[0]) - 1];
    const present = entry?.isGone ? undefined : entry;
    const there = entries.filter(({ isGone }) => !isGone);
    const list = (value: (entry: Entry) => string | number): Buffer => {
      if (words[0] === undefined) return several(rows(entries, value));
      return present ? ok(`${words[0]} ${value(present)}`) : no('no such message');
    };
    switch (name) {
      case 'STAT':
        return { reply: ok(`${there.length} ${there.reduce((sum, each) => sum + sizeOf(each), 0)}`) };
      case 'LIST':
        return { reply: list(sizeOf) };
      case 'UIDL':
        return { reply: list(({ uid }) => uid) };
      case 'RETR':
        return { reply: present ? several(present.text.toString('latin1')) : no('no such message') };
      case 'TOP':
        return {
          reply: present ? several(top(present.text.toString('latin1'), Number(words[1]))) : no('no such message'),
        };
      case 'DELE':
        if (present) present.isGone = true;
        return { reply: present ? ok() : no('no such message') };
      case 'RSET':
        for (const each of entries) each.isGone = false;
        return { reply: ok() };
      case 'NOOP':
        return { reply: ok() };
      case 'QUIT':
        for (const each of entries) if (each.isGone) deleted.add(`${user} ${each.uid}`);
        return { reply: ok(), isEnd: true };
      default:
        return { reply: no('unknown command') };
    }
  };

  return {
    greeting: ok('the local twin'),
    async answer(line: string): Promise<Answer> {
      const [word = '', ...words] = line.split(' ');
      const name = word.toUpperCase();
      if (name === 'CAPA') return { reply: several('USER\r\nTOP\r\nUIDL\r\nSTLS\r\n') };
      if (box) return inBox(box, name, words);
      if (name === 'QUIT') return { reply: ok(), isEnd: true };
      if (name === 'USER') {
        user = words.join(' ').toLowerCase();
        return { reply: ok() };
      }
      if (name !== 'PASS') return { reply: no('log in first') };
      if (!user.includes('@') || words.join(' ') !== mailboxPassword) return { reply: no('wrong user or password') };
      box = await open();
      return { reply: ok() };
    },
  };
};
