import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { simpleMail, startMailTwin } from '../ses/mail-product.ts';

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

const hostileHtml = `<script>parent.document.title = 'taken'</script><img src=x onerror="alert(1)">
<meta http-equiv="refresh" content="0;url=https://evil.example">
<form action="https://evil.example"><input></form>
<a href="javascript:alert(document.domain)">free shoes</a>
<a class='b' href='http://localhost:8080/reset?code=1&amp;user=dana'>אישור</a>
<a href="data:text/html,<script>alert(1)</script>">more</a>`;
const hostileSubject = `"><script>alert(1)</script> שלום`;

const start = async () => {
  const { twin, ses, mails } = await startMailTwin();
  const send = async (subject: string, Body: object, to = 'dana@example.net') => {
    const more = { Destination: { ToAddresses: [to] } };
    const { MessageId } = await ses.send(new SendEmailCommand(simpleMail(more, { Subject: utf8(subject), Body })));
    return MessageId ?? '';
  };
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${twin.url}/__local/mail${path}`, { headers });
    return { response, text: await response.text() };
  };
  return { twin, send, get, mails };
};
const plain = { Text: utf8('שלום https://example.com/x?a=1&b=2 ו-https://example.com/y') };

describe('the list of sent mail', () => {
  it('shows each subject in its own direction, in English and in Hebrew', async () => {
    const { send, get } = await start();
    const id = await send('קוד האימות שלך', plain);
    await send('Your code', plain);
    const english = await get('');
    expect(english.text).toContain('<html lang="en" dir="ltr">');
    expect(english.text).toContain(`<a dir="auto" href="/__local/mail/${id}?lang=en">קוד האימות שלך</a>`);
    expect(english.text).toContain('<bdi>dana@example.net</bdi>');
    expect(english.text.indexOf('Your code')).toBeLessThan(english.text.indexOf('קוד האימות שלך'));
    for (const hebrew of [await get('?lang=he'), await get('', { 'accept-language': 'he-IL,en;q=0.5' })]) {
      expect(hebrew.text).toContain('<html lang="he" dir="rtl">');
      expect(hebrew.text).toContain('<h1 dir="auto">דואר שנשלח</h1>');
      expect(hebrew.text).toContain('?lang=en" lang="en">English</a>');
    }
  });

  it('pages back to older mail', async () => {
    const { send, get } = await start();
    for (let index = 0; index < 26; index++) await send(`Mail ${index};`, plain);
    const first = await get('');
    const [, before = ''] = /before=([\w-]+)/.exec(first.text) ?? [];
    expect(first.text).toContain('Mail 1;');
    expect(first.text).not.toContain('Mail 0;');
    const second = await get(`?before=${before}`);
    expect(second.text).toContain('Mail 0;');
    expect(second.text).not.toContain('Mail 1;');
    expect(second.text).not.toContain('before=');
  });
});

describe('a sent mail', () => {
  it('does nothing, whatever it holds', async () => {
    const { send, get } = await start();
    const id = await send(hostileSubject, { Html: utf8(hostileHtml), Text: utf8('</pre><script>alert(2)</script>') });
    for (const path of ['', `/${id}`]) {
      const { text, response } = await get(path);
      expect(text).not.toContain('<script');
      expect(text).toContain('&lt;script&gt;');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    }
    const page = await get(`/${id}`);
    expect(page.text).toContain(`<iframe sandbox="" title="Message" src="/__local/mail/${id}/html"></iframe>`);
    const framed = await get(`/${id}/html`);
    expect(framed.text).toBe(hostileHtml);
    const policy = framed.response.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(['sandbox', "default-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]),
    );
    expect(policy?.join()).not.toContain('script');
    expect(framed.response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has its links below it: those to follow as links, others as text', async () => {
    const { send, get } = await start();
    const page = await get(`/${await send('x', { Html: utf8(hostileHtml), Text: plain.Text })}`);
    for (const link of [
      'http://localhost:8080/reset?code=1&amp;user=dana',
      'https://example.com/x?a=1&amp;b=2',
      'https://example.com/y',
    ]) {
      expect(page.text).toContain(`<a dir="ltr" href="${link}" target="_blank" rel="noopener noreferrer">${link}</a>`);
    }
    expect(page.text).toContain('<code dir="ltr">javascript:alert(document.domain)</code>');
    expect(page.text).not.toMatch(/href="(javascript|data):/);
  });

  it('shows its text and headers, and gives its source away', async () => {
    const { send, get, mails } = await start();
    const id = await send('קוד', plain);
    const page = await get(`/${id}?lang=he`);
    expect(page.text).toContain('<pre class="plain" dir="auto">שלום https://example.com');
    expect(page.text).not.toContain('<iframe');
    expect(page.text).toContain('<dt><bdi>message-id</bdi></dt>');
    const { response, text } = await get(`/${id}/source`);
    expect(response.headers.get('content-type')).toBe('message/rfc822');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.eml"`);
    expect(text).toContain(`<${id}@eu-central-1.amazonses.com>`);
    expect((await mails())[0]?.bytes).toBe(Buffer.byteLength(text));
  });

  it('that is not there is not found', async () => {
    const { send, get } = await start();
    const id = await send('x', plain);
    for (const path of [
      '/none',
      '/none/html',
      '/none/source',
      `/${id}/html`,
      `/${id}/other`,
      '/..%2f..%2findex.jsonl',
    ]) {
      expect([path, (await get(path)).response.status]).toEqual([path, 404]);
    }
  });
});

describe('mail as JSON', () => {
  it('is found by its recipient, newest first, and after a known mail', async () => {
    const { twin, send, mails } = await start();
    const first = await send('1', plain);
    await send('2', plain, 'noa@example.net');
    const third = await send('3', plain, 'Dana@Example.net');
    const subjects = async (query: string) => (await mails(query)).map(({ subject }) => subject);
    expect(await subjects('')).toEqual(['3', '2', '1']);
    expect(await subjects('to=dana@example.net')).toEqual(['3', '1']);
    expect(await subjects('limit=1')).toEqual(['3']);
    expect(await subjects(`to=dana@example.net&after=${first}`)).toEqual(['3']);
    expect(await subjects(`after=${third}`)).toEqual([]);
    expect((await fetch(`${twin.url}/__local/api/mail?after=none`)).status).toBe(400);
  });

  it('carries the time of the clock', async () => {
    const { twin, send, mails } = await start();
    await twin.clock.advance(86_400_000);
    await send('tomorrow', plain);
    const [mail] = await mails();
    const ahead = Date.parse(mail?.time ?? '') - Date.now();
    expect(Math.round(ahead / 3_600_000)).toBe(24);
    expect(Math.abs(Date.parse(mail?.headers.date ?? '') - Date.parse(mail?.time ?? ''))).toBeLessThan(1000);
  });
});
