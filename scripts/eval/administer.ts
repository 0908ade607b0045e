import { confirmSession } from '#contracts/account/confirmation.ts';
import { getSettings, saveSettings } from '#contracts/settings/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { type AdminApi, createAdminApi } from '../bench/admin-api.ts';
import { createVisitor } from '../visitor.ts';

/** The API of a twin for its administrator, who has just given the password again. */
export const administratorOf = async (
  site: string,
  administrator: { username: string; password: string },
): Promise<AdminApi> => {
  const { token } = await createVisitor(site).logIn(administrator);
  const { password } = administrator;
  const { confirmation } = await createAdminApi(site, token)(confirmSession, { body: { password } });
  return createAdminApi(site, token, confirmation);
};

/** Without one a model is never asked. It is no model's: what an evaluation costs is on the operator's bill. */
const anyPrice = '1 1';
/** So that neither a budget nor what a visitor may ask ends an evaluation. */
const withoutLimits = { dayBudget: 1_000, monthBudget: 10_000, visitorQuestions: 1_000, questionsAtOnce: 100 };

/** Has a twin ask this model, and no second one, in all languages. Before the first question: instances keep settings for a while. */
export const answerBy = async (api: AdminApi, model: string): Promise<void> => {
  const { sections } = await api(getSettings, {});
  const { aiModels, aiGateway } = sections;
  const ofEach = Object.fromEntries(languages.map((language) => [language, model]));
  const prices = `${model} ${anyPrice} ${new Date().toISOString().slice(0, 10)}`;
  await api(saveSettings, {
    body: {
      sections: {
        aiModels: {
          version: aiModels.version,
          values: { ...aiModels.values, ...ofEach, second: '', prices, ...withoutLimits },
        },
        aiGateway: { version: aiGateway.version, values: { ...aiGateway.values, enabled: true, address: '' } },
      },
    },
  });
};
