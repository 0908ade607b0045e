import { describe, expect, it } from 'vitest';
import { problemCodes } from '#contracts/http/problem-codes.ts';
import { languages } from '#contracts/text/language.ts';
import { errorText } from '#lambdas/platform/error-texts.ts';

describe('what the server says when it refuses', () => {
  it.each([
    ['tokenInvalid', 'Token verification failed', 'S-239'],
    ['authenticationRequired', 'Authentication required', 'S-241'],
    ['invalidCredentials', 'Invalid username or password', 'S-242'],
    ['signUpFailed', 'Error creating account. Please try again.', 'S-243'],
    ['botCheckFailed', 'Security verification failed. Please try again.', 'S-244'],
    ['codeInvalid', 'Verification failed. Please try again.', 'S-245'],
    ['codeNotResent', 'Failed to resend code', 'S-246'],
  ] as const)('%s is "%s" to the letter [%s]', (code, text, _row) => {
    expect(errorText(code, 'en')).toBe(text);
  });

  it.each(languages)('is a sentence of its own for every code, in %s [S-014]', (language) => {
    const texts = problemCodes.map((code) => errorText(code, language));
    expect(texts.filter(Boolean)).toHaveLength(problemCodes.length);
    expect(new Set(texts).size).toBe(problemCodes.length);
  });
});
