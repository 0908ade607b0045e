import { describe, expect, it } from 'vitest';
import { parseDsn } from '#contracts/settings/forms.ts';
import { type Dsn, envelopeAddress, ownEnvelope } from '#lambdas/relay/model/envelope.ts';

const dsn = 'https://0123abcd@errors.example/base/7';
const own = parseDsn(dsn) as Dsn;
const items = '{"type":"event"}\n{"message":"x"}\n';
const header = (fields: object) => `${JSON.stringify(fields)}\n${items}`;
const read = (text: string) => ownEnvelope(Buffer.from(text), own)?.toString('utf8');

describe('an envelope', () => {
  it('goes to the address of the configured project', () => {
    expect(envelopeAddress(own).href).toBe('https://errors.example/base/api/7/envelope/');
  });

  it('leaves with a header of its own, and with its items as they are', () => {
    const sent = read(
      header({ event_id: '1', sent_at: 'now', sdk: { name: 'js' }, trace: { a: 1 }, dsn, extra: 'no' }),
    );
    const [first, ...others] = (sent ?? '').split('\n');
    expect(JSON.parse(first ?? '')).toEqual({
      event_id: '1',
      sent_at: 'now',
      sdk: { name: 'js' },
      trace: { a: 1 },
      dsn,
    });
    expect(others.join('\n')).toBe(items);
    // Items may be binary.
    const binary = Buffer.concat([Buffer.from(header({ dsn })), Buffer.from([0, 0xff, 10, 0x80])]);
    expect(ownEnvelope(binary, own)?.subarray(-4)).toEqual(Buffer.from([0, 0xff, 10, 0x80]));
  });

  it('names this project once, though it came with another beside it', () => {
    const sent = read(`{"dsn":"https://0123abcd@evil.example/7","dsn":"${dsn}"}\n${items}`);
    expect(sent).not.toContain('evil');
    expect(sent?.split('\n')[0]).toBe(`{"dsn":"${dsn}"}`);
  });

  it.each([
    ['another host', header({ dsn: 'https://0123abcd@evil.example/base/7' })],
    ['another project', header({ dsn: 'https://0123abcd@errors.example/base/8' })],
    ['another key', header({ dsn: 'https://ffff@errors.example/base/7' })],
    ['another path', header({ dsn: 'https://0123abcd@errors.example/7' })],
    ['a port', header({ dsn: 'https://0123abcd@errors.example:444/base/7' })],
    ['plain http', header({ dsn: 'http://0123abcd@errors.example/base/7' })],
    ['a secret', header({ dsn: 'https://0123abcd:secret@errors.example/base/7' })],
    ['a query', header({ dsn: `${dsn}?x=1` })],
    ['a host behind the host', header({ dsn: 'https://0123abcd@errors.example@evil.example/base/7' })],
    ['an address inside of a network', header({ dsn: 'https://0123abcd@169.254.169.254/base/7' })],
    ['a line break', header({ dsn: `${dsn}\r\nhost: evil.example` })],
    ['a list of projects', header({ dsn: [dsn] })],
    [
      'the configured project first and another one last',
      `{"dsn":"${dsn}","dsn":"https://a@evil.example/7"}\n${items}`,
    ],
    ['the project in an inherited field', `{"__proto__":{"dsn":"${dsn}"}}\n${items}`],
    ['no project', header({})],
    ['no header', `\n${items}`],
    ['no items', JSON.stringify({ dsn })],
    ['a header that is no JSON', `dsn=${dsn}\n${items}`],
    ['a header that is a list', `["${dsn}"]\n${items}`],
    ['nothing', ''],
  ])('with %s stays here [Q-071]', (_what, text) => {
    expect(read(text)).toBeUndefined();
  });
});
