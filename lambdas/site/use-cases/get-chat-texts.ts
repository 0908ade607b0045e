import type * as contracts from '#contracts/assistant/chat-texts.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';

export const chatTextsRoutes = (readSettings: ReadSettings): RoutesOf<typeof contracts> => ({
  async getChatTexts() {
    const { welcome, firstQuestion, secondQuestion, thirdQuestion, fourthQuestion, errorMessage } =
      await readSettings('chat');
    return { welcome, suggestions: [firstQuestion, secondQuestion, thirdQuestion, fourthQuestion], errorMessage };
  },
});
