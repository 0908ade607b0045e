import { foldPhrase } from '#contracts/text/folding.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';

/** Who runs or owns a maker today is another question than who that was. */
const ofOwner =
  /(?<!\p{L})(?:ceo|boss|chief|runs?|in charge|own\p{L}*|מנכ\p{L}*|מנהל\p{L}*|בעל\p{L}*|директор\p{L}*|гендир\p{L}*|владел\p{L}*|глава|руковод\p{L}*|patron\p{L}*|pdg|dirig\p{L}*|directeur|directrice|proprietaire|director\p{L}*|jef[ea]|duen\p{L}*|manda)(?!\p{L})/u;

/** What a question wants to know, and how a point that says it looks. Beginnings of words in five languages, folded. */
interface Want {
  asked: RegExp;
  told: RegExp;
}

const price: Want = {
  asked:
    /(?<!\p{L})(?:כמה עול|כמה (?:אמורים |צריך |צריכים )?לשלם|כמה משלמים|בכמה|מחיר|(?<!(?:אני|היא|הם|את|אנחנו|הרגל) )עול(?:ה|ות)|יקר|זול|price|cost|how much|ballpark|worth|how pricey|expensive|cheap|budget|go for|going for|set me back|damage for|pay for|to pay|сколько стоит|сколько стоят|цен|дорог|дешев|почем|обойдет|обойдут|расценк|prix|coute|combien cout|combien val|ca vaut|cher|ruin|precio|cuanto (?:me |nos )?sal[ei]|cuesta|cuanta plata|cuanto dinero|cuanta pasta|presupuesto|cuanto cuest|cuanto val|caro|barat)/u,
  told: /[$₪€]|\d+\s*(?:dollar|usd|долл|dolar)|דולר/u,
};
const year: Want = {
  asked:
    /(?<!\p{L})(?:מתי|באיזו שנה|באיזה שנה|מאיזו? שנה|מאיזה שנה|בן כמה|בת כמה|ותיק|ייסד|יסד|הוקמ|נוסד|when|what year|which year|founded|founder|who made|who started|since when|how old|old(?:er|est) (?:brand|company|firm|maker|house|one)|(?:is|was|are|which|one) older|by how many years|came first|oldest|around since|когда|в каком году|с какого года|сколько лет (?:фирм|бренд|компан|марк)|старше|древн|основа|quand|annee|fonde|quel age|plus (?:vieille?|ancienne?) (?:maison|marque|entreprise)|plus ancien|depuis quand|cuando|que ano|q ano|desde (?:que|q|cuando)|cuantos anos tiene|mas (?:antigu|viej)|fund)/u,
  told: /(?<!\d)(?:18|19|20)\d\d(?!\d)/u,
};
const size: Want = {
  asked:
    /(?<!\p{L})(?:מידה|מידות|רוחב|size|sizing|widths?(?!\p{L})|размер|полнот|taille|pointure|largeur|talla|numero|anchos?(?!\p{L})|x{2,5}(?!\p{L}))/u,
  told: /(?<!\p{L})(?:ב?מיד|size|length|width|размер|ширин|полнот|taille|pointure|largeur|talla|ancho)/u,
};
const time: Want = {
  asked:
    /(?<!\p{L})(?:כמה זמן|כמה שעות|how long|how much time|how many (?:hours|minutes)|how often|сколько (?:по времени|часов|времени|служ|держ|сохн)|как долго|как часто|combien de temps|combien d heures|cuanto (?:tiempo|rato|dura|tarda|lleva)|cuantas horas|cada cuanto)/u,
  told: /\d+.{0,25}(?:שעות|שיעור|שבוע|hour|class|week|month|час|заняти|недел|heure|cours|semaine|hora|clase|semana|חודש)|about an hour|(?:כ|)שעה(?!\p{L})|около часа|примерно час|(?:environ )?une heure|una hora|times (?:as long|longer)|פי (?:כמה|\d|שלוש)|раз(?:а)? (?:дольше|больше)|fois plus|(?:a cinco|varias) veces/u,
};
/** Which shoe of all: told by the names of some. */
const model: Want = {
  asked:
    /(?<!\p{L})(?:(?:which|what) (?:\p{L}+ )?(?:brands?|models?|makes?)|(?:איזה|איזו|אילו|מה) (?:ה?מותג\p{L}*|ה?חבר(?:ה|ות)|ה?דגמ\p{L}*|ה?דגם|ה?פירמ\p{L}*)|(?:какой|какая|какие|какую|какого|каких) (?:бренд\p{L}*|фирм\p{L}*|марк\p{L}*|модел\p{L}*)|quel(?:le)?s? (?:marques?|modeles?)|(?:que|cual|cuales|q) (?:marcas?|modelos?))(?!\p{L})/u,
  told: /bloch|capezio|russian pointe|gaynor|nikolay|grishko|freed|suffolk/u,
};
/** Whether a line of shoes is still made. */
const stillMade: Want = {
  asked:
    /(?<!\p{L})(?:still (?:exist\p{L}*|made|making|sold|around|available|in business)|discontinued|(?:עדיין|עוד) (?:קיימ\p{L}*|מייצר\p{L}*|עוש\p{L}*|מוכר\p{L}*)|(?:еще|до сих пор) (?:выпуска\p{L}*|дела\p{L}*|существу\p{L}*|прода\p{L}*|шьют)|(?:existe\p{L}*|fabriqu\p{L}*|vend\p{L}*|trouve\p{L}*) (?:encore|toujours)|(?:siguen|todavia|aun) (?:\p{L}+ )?(?:exist\p{L}*|haciendo|hacen|fabric\p{L}*|vend\p{L}*))(?!\p{L})/u,
  told: /(?:2022|2023)(?!\d)/u,
};
/** Where to buy. */
const shop: Want = {
  asked:
    /(?<!\p{L})(?:where (?:can|do|should|to|could|did)(?: (?:i|we|you|she|one))? (?:buy|get|find|order)|איפה (?:\p{L}+ )?(?:קונ\p{L}*|לקנות|להשיג|משיג\p{L}*|מוכר\p{L}*)|где (?:\p{L}+ )?(?:куп\p{L}*|покупа\p{L}*|взять|достать|заказ\p{L}*|прода\p{L}*)|ou (?:\p{L}+ ){0,2}(?:acheter|achete\p{L}*|trouver|trouve\p{L}*|commander)|donde (?:\p{L}+ ){0,2}(?:compr\p{L}*|consig\p{L}*|encuentr\p{L}*|vend\p{L}*|pill\p{L}*))(?!\p{L})/u,
  told: /online|אונליין|באינטרנט|ברשת|интернет|онлайн|en ligne|internet/u,
};
/** Why, and when, a maker goes by another name. */
const otherName: Want = {
  asked:
    /(?<!\p{L})(?:renam|rebrand|chang\p{L}* (?:its |their |the )?name|(?:new|another|other) name|שינ\p{L}* (?:את )?ה?שם|החליפ\p{L}* (?:את )?ה?שם|שם (?:חדש|אחר)|переимен|ребренд|сменил\p{L}* (?:имя|название)|нов\p{L}* (?:имя|название)|rebapt|renomm|chang\p{L}* de nom|(?:nouveau|autre) nom|renombr|cambi\p{L}* (?:de|el) nombre|(?:otro|nuevo) nombre)/u,
  told: /new name|the name nikolay|השם החדש|שם חדש|השם nikolay|имя nikolay|nouveau nom|le nom nikolay|nombre nuevo|nuevo nombre|el nombre nikolay|2019/u,
};
/** Who somebody is or was. */
const person: Want = {
  asked:
    /(?<!\p{L})(?:who ?(?:s|is|was|are|were)(?!\p{L})(?! (?:it|this|the (?:shoe|best))(?!\p{L}))|what was (?:his|her) (?:job|profession)|for a living|(?:do|was) (?:\p{L}+ ){0,3}before|background|profession|biograph\p{L}*|מה (?:היה|עשה) (?:\p{L}+ ){0,3}(?:לפני|קודם)|ה?רקע של|מה המקצוע|кем (?:был|работал\p{L}*)|чем занимал\p{L}*|прошлое|кто по профессии|מי (?:זה|זאת|זו|היה|הייתה|הוא|היא|אלה)|кто (?:такой|такая|такие|такое|это|был|была|он|она)|биограф\p{L}*|(?:il|elle|que|qu) faisait|quel metier|le metier|parcours|qui (?:est|etait|sont|etaient)|c ?est qui|biographie|que (?:era|hacia)|trabajaba|se dedicaba|que profesion|trayectoria|quien (?:es|era|fue|son|eran)|biografia)(?!\p{L})/u,
  told: /econom|экономист|כלכלן|engineer|инженер|מהנדס|ingenieur|ingenier|cobbler|сапожник|סנדלר|cordonnier|zapatero|dancer|танцовщиц|רקדנית|danseuse|bailarin|yale|йель|ייל|(?:born|родил|נולד|ne en|nee en|nacio|nacido) /u,
};
/** Whose design a shoe is. */
const design: Want = {
  asked:
    /(?<!\p{L})(?:design\p{L}*|who (?:invented|thought up|came up with) (?:the )?(?:studios?|model)|עיצב\p{L}*|תכנן|разработа\p{L}*|дизайн\p{L}*|кто придумал|concu\p{L}*|dessin\p{L}*|doit on|disen\p{L}*|se debe)(?!\p{L})/u,
  told: /credited|מיוחס|приписыва|attribue|atribuye/u,
};
/** Where a shoe is made or a maker comes from. */
const place: Want = {
  asked:
    /(?<!\p{L})(?:where (?:is|are|was|were|do|does|did) (?:\p{L}+ ){1,4}(?:made|from|come|comes|produced|manufactured|based|start\p{L}*)|made in|what country|which country|מאיפה|איפה (?:מייצר\p{L}*|מיוצר\p{L}*|נעש\p{L}*|עושים|מכינים)|תוצרת|באיזו (?:ארץ|מדינה)|откуда|где (?:делают|шьют|производ\p{L}*|выпуска\p{L}*|сделан\p{L}*)|какой стран\p{L}*|чь[яеи] (?:это )?(?:фирма|марка|бренд)|fabriqu\p{L}* ou|ou (?:sont|est|etaient)(?: \p{L}+){0,4} fabriqu\p{L}*|ou fabriqu\p{L}*|d ?ou vien\p{L}*|quel pays|donde (?:se )?(?:hac\p{L}*|fabric\p{L}*|produc\p{L}*|es|son|viene\p{L}*)|que pais)(?!\p{L})/u,
  told: /moscow|моск|מוסקב|moscou|moscu|sydney|сидне|סידני|london|лондон|londres|leicester|лестер|לסטר|new york|нью йорк|ניו יורק|new jersey|нью джерси|brazil|бразил|ברזיל|bresil|brasil|thai|таиланд|тайланд|תאילנד|thailand|tailand|macedon|македон|מקדוני|united states|соединенн|сша|ארצות הברית|etats unis|estados unidos|england|англи|אנגלי|angleterre|inglaterra/u,
};
const owner: Want = {
  asked: ofOwner,
  told: /chief executive|led by|subsidiary|bought|owned|מנכ|בראש|בניהול|נכדו|חברת בת|קנתה|генеральн|руковод|дочерн|внук|купил|direct\p{L}* general|dirige|filiale|petit fils|rachet|director\p{L}* (?:ejecutiv|general)|consejer|filial|nieto|compro|compra/u,
};
const wants = [price, year, size, time, model, stillMade, shop, otherName, person, design, place, owner];

/** A size, or the number of one: `3.5 C`. */
const sizes =
  /(?<!\p{L})(?:מידה|מידות|size|sizes|sizing|размер\p{L}*|taille|pointure|talla|numero)(?!\p{L})|(?<![\d.,])\d{1,2}(?:[.,]5)? ?[a-ex]{1,5}(?!\p{L})/u;
export const wantsSize = (question: string): boolean => sizes.test(foldPhrase(question));

export const wantsPrice = (question: string): boolean => price.asked.test(foldPhrase(question));
/** Who somebody was, or whose design a shoe is: told of the maker, not of all shoes. */
export const wantsPerson = (question: string): boolean =>
  !ofOwner.test(foldPhrase(question)) && [person, design].some(({ asked }) => asked.test(foldPhrase(question)));
/** Founding years are facts, of which none is better than another. */
export const wantsYear = (question: string): boolean => year.asked.test(foldPhrase(question));

export const wantedBy = (question: string) => {
  const asked = foldPhrase(question);
  return wants.filter(({ asked: pattern }) => pattern.test(asked));
};

/** Whether a question asks for one thing: a price, a year, a size, a time. */
export const wantsAnything = (question: string): boolean => wantedBy(question).length > 0;

/** Whether a passage says such a thing as the question wants: a price, a year, a size, a time. */
export const tellsWhatIsWanted = (passage: LocalizedPassage, question: string): boolean => {
  const wanted = wantedBy(question);
  if (wanted.length === 0) return false;
  const told = foldPhrase(passage.text.join('\n'));
  return wanted.every(({ told: pattern }) => pattern.test(told));
};
