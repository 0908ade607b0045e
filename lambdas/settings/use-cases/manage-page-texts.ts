import type * as contracts from '#contracts/settings/page-texts.ts';
import { languages } from '#contracts/text/language.ts';
import { parsePlainText, tidyPlainText } from '#contracts/text/plain-text.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { SettingsServices } from '../services.ts';
import { withNames } from '../steps/describe-settings.ts';
import type { StoredPageText } from '../store/page-text-store.ts';

type Described = Awaited<ReturnType<Route<typeof contracts.savePageText>>>;

const describedBy =
  (named: Awaited<ReturnType<typeof withNames>>) =>
  ({ version, text, changed }: StoredPageText): Described => ({
    version,
    text,
    ...(changed ? { changed: named(changed) } : {}),
  });

export const getPageText =
  (services: SettingsServices): Route<typeof contracts.getPageText> =>
  async ({ pathParameters: { page } }) => {
    const stored = await services.pageTexts.readPage(page);
    const described = describedBy(
      await withNames(
        services,
        languages.map((language) => stored[language].changed),
      ),
    );
    const { he, en, ru, fr, es } = stored;
    return {
      texts: { he: described(he), en: described(en), ru: described(ru), fr: described(fr), es: described(es) },
    };
  };

/** The text that is kept: one that shows nothing is none. */
const kept = (text: string): string => (parsePlainText(text).length === 0 ? '' : tidyPlainText(text));

export const savePageText =
  (services: SettingsServices): Route<typeof contracts.savePageText> =>
  ({ pathParameters: address, body, caller, client }) =>
    retryOnConflict(async () => {
      const { pageTexts, audit, clock } = services;
      const before = await pageTexts.read(address);
      const text = kept(body.text);
      const reply = async (stored: StoredPageText) => describedBy(await withNames(services, [stored.changed]))(stored);
      // A text that holds already needs no change, so that a repeated save succeeds as well.
      if (text === before.text) return reply(before);
      if (body.version !== before.version) throw new ProblemError('editConflict');
      // Never a number that a version had before, even where an operator has removed the item.
      const version = Math.max(before.version + 1, clock());
      const after = { version, text, changed: { time: nowOf({ clock }), by: caller.userId } };
      const entry = audit.entry(
        { caller, client },
        {
          action: 'settings.updatePage',
          resource: { id: `${address.page}.${address.language}` },
          // Of long texts, the log says how long they are.
          before: { body: before.text },
          after: { body: text },
        },
      );
      await pageTexts.save(address, { before, after }, entry);
      return reply(after);
    });
