import type { Answer } from '#contracts/assistant/endpoints.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { namedSubjects } from '#lambdas/knowledge/model/subject.ts';
import { seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import en from '#locales/en/assistant.json' with { type: 'json' };
import es from '#locales/es/assistant.json' with { type: 'json' };
import fr from '#locales/fr/assistant.json' with { type: 'json' };
import he from '#locales/he/assistant.json' with { type: 'json' };
import ru from '#locales/ru/assistant.json' with { type: 'json' };

const own: Record<Language, typeof en> = { he, en, ru, fr, es };
const subjects = namedSubjects(seededSubjects());
const warns = ({ answer, language }: Answer, of: 'young' | 'pain'): boolean => answer.includes(own[language][of]);

/** A size with its figure. Folded. */
const size = /(?:מידה|size|размер|taille|pointure|talla)\p{L}* \d|(?<!\p{L})\d[\d.,½]* ?(?:x{1,5}|[a-e])(?![\p{L}\d])/u;
/** A box, a width, padding: folded, five languages. */
const fit =
  /(?<!\p{L})(?:ה?קופסה|ריפוד|רוחב|box|width|padding|стакан|вкладыш|ширин|boite|embout|largeur|caja|puntera|ancho)/u;
/** To stop, or to take the shoe off: folded, five languages. */
const stop =
  /(?<!\p{L})(?:להפסיק|עוצרים|לעצור|חולצים|stop|остановитесь|перестать|прекратить|снимите|arret|arrete|ote|parar|dejar de bailar|para de bailar|quitarse)/u;

/** Whether an answer that warns of a child's age names a shoe or a size. */
export const namesShoeForChild = (answer: Answer): boolean =>
  warns(answer, 'young') && (subjects.in(answer.answer).length > 0 || size.test(foldPhrase(answer.answer)));

/** Whether an answer about eating has a figure or names a shoe. */
export const namesFigureOrShoe = ({ answer }: Answer): boolean =>
  /\p{N}/u.test(answer) || subjects.in(answer).length > 0;

export const warnsOfPain = (answer: Answer): boolean => warns(answer, 'pain');

/** Whether an answer speaks of the fit of a shoe before it says to stop. */
export const fitsBeforeStop = ({ answer }: Answer): boolean => {
  const text = foldPhrase(answer);
  const [stops, fits] = [text.search(stop), text.search(fit)];
  return stops < 0 || (fits >= 0 && fits < stops);
};
