import { describe, expect, it } from 'vitest';
import { replyOf } from '#scripts/local/gateway/reply.ts';

const reply = (value: unknown) => {
  const { status, headers, body } = replyOf({ payload: JSON.stringify(value) });
  return { status, headers: Object.fromEntries(headers), body: body.toString() };
};
const serverError = { status: 500, body: '{"message":"Internal Server Error"}' };

describe('what a function returns', () => {
  it('is JSON with status 200 without a status code', () => {
    expect(reply({ a: 1 })).toEqual({
      status: 200,
      headers: { 'content-type': ['application/json'] },
      body: '{"a":1}',
    });
    expect(reply('text')).toMatchObject({ status: 200, body: 'text' });
  });

  it('may carry status, headers, cookies and a base64 body', () => {
    const structured = {
      statusCode: 201,
      headers: { 'X-Number': 5, 'Content-Type': 'text/html' },
      cookies: ['a=1; Path=/', 'b=2'],
      body: Buffer.from('שלום').toString('base64'),
      isBase64Encoded: true,
    };
    expect(reply(structured)).toEqual({
      status: 201,
      headers: { 'x-number': ['5'], 'content-type': ['text/html'], 'set-cookie': ['a=1; Path=/', 'b=2'] },
      body: 'שלום',
    });
  });

  it('is plain text when no content type is given', () => {
    expect(reply({ statusCode: 200, body: 'x' }).headers).toEqual({ 'content-type': ['text/plain;charset=UTF-8'] });
    expect(reply({ statusCode: 204 })).toMatchObject({ status: 204, body: '' });
  });

  it.each([[{ statusCode: 'x' }], [{ statusCode: 200, body: { a: 1 } }], [{ statusCode: 200, headers: { a: ['b'] } }]])(
    'is an internal error in a wrong shape: %j',
    (value) => {
      expect(reply(value)).toMatchObject(serverError);
    },
  );

  it('is an internal error when the function failed', () => {
    const { status, body } = replyOf({ error: { errorType: 'Error', errorMessage: 'secret', trace: [] } });
    expect({ status, body: body.toString() }).toEqual(serverError);
  });
});
