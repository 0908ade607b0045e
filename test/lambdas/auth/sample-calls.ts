import { randomUUID } from 'node:crypto';
import { newForm, profile, type SliceSamples } from '#test/security/sample.ts';
import { password } from '#test/support/product.ts';

export const samples = (({ product, people, operator }) => {
  const waitingForCode = async () => {
    const waiting = await people.someone();
    await people.useMailedCodes(waiting);
    const { challengeId } = (await people.logIn(waiting.username)).body;
    return { waiting, challengeId };
  };

  return {
    getBotCheck: () => ({}),
    login: async ({ username }) => ({ body: { username, password, turnstileToken: await operator.botCheck() } }),
    signUp: async () => ({
      body: { ...newForm(), confirmPassword: password, ...profile, turnstileToken: await operator.botCheck() },
    }),
    resendSignUpCode: () => ({ body: { userId: randomUUID(), language: 'en' } }),
    requestPasswordReset: async ({ email }) => ({ body: { email, turnstileToken: await operator.botCheck() } }),
    async resetPassword() {
      const { email } = await people.someone();
      await people.requestReset(email);
      return { body: { email, code: await product.resetCode(email), password: 'Pas-de-deux-at-ten!' } };
    },
    verify: ({ token }) => ({ body: { token } }),
    refresh: () => ({}),
    logout: () => ({}),
    async answerChallenge() {
      const { waiting, challengeId } = await waitingForCode();
      return { body: { challengeId, code: await product.mailedCode(waiting.email) } };
    },
    // The first code is not a minute old.
    resendChallengeCode: async () => ({ body: { challengeId: (await waitingForCode()).challengeId }, status: 400 }),
  };
}) satisfies SliceSamples;
