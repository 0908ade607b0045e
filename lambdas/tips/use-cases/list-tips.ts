import type { Output } from '#contracts/http/endpoint.ts';
import type { Language } from '#contracts/text/language.ts';
import type * as contracts from '#contracts/tips/endpoints.ts';
import { type TipSection, tipTopics } from '#contracts/tips/endpoints.ts';
import en from '../seed/en.json' with { type: 'json' };
import es from '../seed/es.json' with { type: 'json' };
import fr from '../seed/fr.json' with { type: 'json' };
import he from '../seed/he.json' with { type: 'json' };
import ru from '../seed/ru.json' with { type: 'json' };
import sources from '../seed/sources.json' with { type: 'json' };

/** A language that lacks a topic does not compile. */
const guides: Record<Language, Record<TipSection['id'], Omit<TipSection, 'id'>>> = { he, en, ru, fr, es };

/** The guide for registered readers: every topic, in the contract's order. The sources are the same in all languages. */
export const listTips = (language: Language): Output<typeof contracts.listTips> => ({
  language,
  sections: tipTopics.map((id) => ({ id, ...guides[language][id] })),
  sources,
});
