import { describe, expect, it } from 'vitest';
import { identityFault } from '#web/features/auth/model/identity-error.ts';
import { keepChallenge, readKeptChallenge } from '#web/features/auth/model/kept-challenge.ts';
import { readKeptSignUp } from '#web/features/auth/model/kept-sign-up.ts';
import { readMailedLink, withoutMailedLink } from '#web/features/auth/model/mailed-link.ts';

const now = 1_795_255_200_000;

describe('the code step that survives a reload [Q-007]', () => {
  const kept = keepChallenge({ challenge: 'email', challengeId: 'c-1', resendAfter: 60, expiresIn: 600 }, now);

  it('keeps what it needs as absolute times', () => {
    expect(kept).toEqual({ challengeId: 'c-1', kind: 'email', resendAt: now + 60_000, deadline: now + 600_000 });
    expect(readKeptChallenge(JSON.parse(JSON.stringify(kept)), now)).toEqual(kept);
  });

  it('is over after its time, and nothing when the storage is damaged', () => {
    expect(readKeptChallenge(kept, now + 600_000)).toBeUndefined();
    for (const damaged of [undefined, null, 'x', {}, { ...kept, kind: 'sms' }, { ...kept, deadline: '9' }])
      expect(readKeptChallenge(damaged, now)).toBeUndefined();
  });

  it('never keeps more than it knows, as a password', () => {
    expect(readKeptSignUp({ userId: 'u', username: 'n', email: 'm', resendAt: 1, password: 'secret' })).toEqual({
      userId: 'u',
      username: 'n',
      email: 'm',
      resendAt: 1,
    });
    expect(readKeptSignUp({ userId: 'u' })).toBeUndefined();
  });
});

describe('the link of a mail', () => {
  const names = ['email', 'code'] as const;
  it.each([
    ['in the fragment', { search: '', hash: '#email=maya%2Bx%40example.com&code=123456' }],
    ['in the query', { search: '?lang=he&email=maya%2Bx%40example.com&code=123456', hash: '' }],
    [
      'in both, where the fragment counts',
      { search: '?code=999999', hash: '#email=maya%2Bx%40example.com&code=123456' },
    ],
  ])('is read when it stands %s', (_, address) => {
    expect(readMailedLink(names, address)).toEqual({ email: 'maya+x@example.com', code: '123456' });
  });

  it('is taken out of the address, and nothing else', () => {
    expect(withoutMailedLink(names, { pathname: '/reset-password', search: '?lang=he&email=a&code=1' })).toBe(
      '/reset-password?lang=he',
    );
    expect(withoutMailedLink(names, { pathname: '/reset-password', search: '?code=1' })).toBe('/reset-password');
  });
});

describe("Cognito's errors", () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });
  it.each([
    ['CodeMismatchException', 'codeWrong'],
    ['ExpiredCodeException', 'codeExpired'],
    ['LimitExceededException', 'tooManyAttempts'],
    ['TooManyFailedAttemptsException', 'tooManyAttempts'],
    ['UserNotFoundException', 'other'],
    ['NetworkError', 'other'],
    ['toString', 'other'],
  ])('%s is %s', (name, fault) => expect(identityFault(named(name))).toBe(fault));

  it('are other when they are none', () => expect(identityFault('CodeMismatchException')).toBe('other'));
});
