import { foldPhrase } from '#contracts/text/folding.ts';

/** Asks whether something may be done. Folded, five languages. */
const asksLeave =
  /(?<!\p{L})(?:can (?:i|we|she|he|my|you|one)|could i|may i|should (?:i|we|she|he|my)|is it (?:ok|okay|fine|alright|safe|good)|are we ok|ok to|safe to|ok\?|is that ok|do i (?:have|need) to|אפשר|מותר|כדאי|בסדר|האם (?:אפשר|מותר|כדאי)|может|можно|стоит ли|надо ли|нужно ли|обязательно|нормально ли|подойдет ли|on peut|peut on|je peux|puis je|est ce que je (?:peux|dois)|dois je|faut il|c est (?:bon|ok|grave)|ca va|puedo|se puede|podemos|puede|debo|esta bien|hay que|quieren comprar\p{L}*|le compro|se las compro|las pongo|las dejo)(?!\p{L})/u;
/** Asks for something else than a yes or no. */
const asksMore =
  /^(?:and |so |но |а |и |et |y )?(?:what|which|how|when|where|who|why|מה|איזה|איזו|אילו|איך|מתי|איפה|מי|כמה|что|как|какой|какую|какие|каким|когда|где|кто|сколько|que|quel|quels|quelle|quelles|comment|quand|ou|qui|combien|cual|cuales|como|cuando|donde|quien|cuanto|cuantos|cuantas)(?!\p{L})/u;
/** Where a "no" would say the opposite. */
const asksHarm =
  /(?<!\p{L})(?:bad|wrong|harm\p{L}*|danger\p{L}*|ruin\p{L}*|why|מסוכן|מזיק|למה|רע|вред\p{L}*|опасн\p{L}*|почему|плохо|mauvais|danger\p{L}*|pourquoi|abim\p{L}*|malo|mala|peligros\p{L}*|por que|dan[ao]\p{L}*)(?!\p{L})/u;
/** Says that something may not be done, from its first words on. */
const forbids =
  /(?<!\p{L})(?:never|nobody should|should not|must not|is not a useful|not be (?:bent|bought|worn)|finger should not|אף פעם|לעולם לא|לא קונים|אסור|אין לרקוד|לא רוקדים|לא כדאי|לא מכופפים|никогда|нельзя|не стоит|никому|бесполезно|не покупа\p{L}*|не надо|не следует|на чужих|не оставля\p{L}*|jamais|on ne (?:danse|plie|porte)|ne doit|ne doivent|ne se (?:plie|casse)\p{L}*|nunca|nadie|no debe\p{L}*|no deberia\p{L}*|no se (?:doblan|baila|compra|dobla))(?!\p{L})/u;
/** Asks whether something puts a fault right, and says that it does not. */
const asksRemedy =
  /(?<!\p{L})(?:fix|mend|repair|solve|save|help|make up|rescue|תקן|לתקן|יפתור|לפתור|יעזור|להציל|исправ|спас|помо[гж]|решит|repar|rattrap|corrig|sauv|aide|arregl|corrij|solucion|salv|ayud|compens)/u;
const deniesRemedy = /(?<!\p{L})(?:cannot fix|no arreglan|לא מתקן|не исправ|ne repare pas)(?!\p{L})/u;
const firstWords = 90;

/** Whether a plain no comes first: a question that asks leave, and a point that gives none. */
export const isForbidden = (question: string, point: string): boolean => {
  const asked = foldPhrase(question)
    .replaceAll(/['’?¿!.,]+/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const told = foldPhrase(point).slice(0, firstWords);
  return (
    asksLeave.test(asked) &&
    !asksMore.test(asked) &&
    !asksHarm.test(asked) &&
    (forbids.test(told) || (asksRemedy.test(asked) && deniesRemedy.test(told)))
  );
};
