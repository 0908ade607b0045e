import { describe, expect, it } from 'vitest';
import auth from '#locales/en/auth.json' with { type: 'json' };
import common from '#locales/en/common.json' with { type: 'json' };

describe('the English words around accounts are those of the specification', () => {
  it.each([
    ['S-237', common.invalidResponse, 'Invalid response'],
    ['S-239', common.tokenVerificationFailed, 'Token verification failed'],
    ['S-241', common.authenticationRequired, 'Authentication required'],
    ['S-243', auth.signUpFailed, 'Error creating account. Please try again.'],
    ['S-245', auth.verificationFailed, 'Verification failed. Please try again.'],
    ['S-246', auth.resendFailed, 'Failed to resend code'],
    ['S-247', auth.requestResetFailed, 'Failed to send reset instructions. Please try again.'],
    ['S-248', auth.resetLinkInvalid, 'Invalid or expired reset link. Please request a new one.'],
    ['S-249', auth.requestResetDone, "If an account exists with that email, we've sent password reset instructions."],
    ['S-080', common.sessionWarningTitle, 'Your session is about to expire'],
    ['S-082', `${common.stayLoggedIn}, ${common.logout}`, 'Stay Logged In, Logout'],
  ])('[%s] %s', (_row, text, expected) => expect(text).toBe(expected));
});
