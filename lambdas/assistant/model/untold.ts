import { foldPhrase } from '#contracts/text/folding.ts';

/**
 * What people ask of a shoe and hardly any source says, and how a point that says it looks: its weight, its warranty, whether it is vegan,
 * can be dyed or frozen, is quiet or made for men, whom to call. Beginnings of words in five languages, folded.
 */
const kinds: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /(?<!\p{L})(?:how heavy|weighs?(?= |$)|weight of|grams?|גרם|כמה שוקל\p{L}*|שוקלת|שוקלות|משקל (?:ה?נעל|של)|сколько вес\p{L}*|весят|грамм\p{L}*|combien pes\p{L}*|pesent?|grammes?|poids d\p{L}*|cuanto pes\p{L}*|pesan?|gramos?|peso de)(?!\p{L})/u,
    told: /\d+ ?(?:g|gr|oz|kg|г|кг|גרם)(?!\p{L})|gram|грамм|גרם/u,
  },
  {
    asked:
      /(?<!\p{L})(?:warrant(?:y|ies)|(?:a|any|the|with) guarantee|ה?אחריות|гаранти[яию]|garantie|garantia)(?!\p{L})/u,
    told: /warrant|guarant|garant|гарант|אחריות/u,
  },
  {
    asked: /(?<!\p{L})(?:vegan\p{L}*|טבעונ\p{L}*|веган\p{L}*|vegane?s?|vegan[oa]s?)(?!\p{L})/u,
    told: /vegan|טבעונ|веган/u,
  },
  {
    asked:
      /(?<!\p{L})(?:dye|dyed|dyeing|paint|painted|ל?צבוע|צובע\p{L}*|צביעה|צבועות?|(?:по|пере)?крас(?:ить|ят|ил\p{L}*|ка)|teindre|teint\p{L}*|peindre|tenir(?:las)?|tinen|tenid\p{L}*|pintar\p{L}*)(?!\p{L})/u,
    told: /dye|paint|(?<!א)צבע|צבוע|крас|teint|peint|tenir|tenid|pint/u,
  },
  {
    asked:
      /(?<!\p{L})(?:nois[ey]\p{L}*|quiet\p{L}*|loud|רעש\p{L}*|רועש\p{L}*|שקט\p{L}*|ה?שקטות|тише|тих\p{L}*|шум\p{L}*|стуча\p{L}*|bruit\p{L}*|bruyant\p{L}*|silencieu\p{L}*|ruido\p{L}*|silencios\p{L}*)(?!\p{L})/u,
    told: /nois|quiet|רעש|שקט|тих|шум|bruit|silenc|ruido/u,
  },
  {
    asked:
      /(?<!\p{L})(?:for (?:men|boys|guys|males?)|men s|לגברים|לבנים|ל(?:ה)?זכרים|для мужчин\p{L}*|мужск\p{L}*|для мальчик\p{L}*|pour (?:les )?(?:hommes?|garcons?)|para (?:hombres?|chicos|ninos|varones))(?!\p{L})/u,
    told: /(?<!\p{L})(?:men|boys|males?|לגברים|לבנים|мужск|мальчик|hommes?|garcons?|hombres?|varones)/u,
  },
  {
    asked: /(?<!\p{L})(?:freez\p{L}*|frozen|ב?מקפיא|ל?הקפיא|мороз\p{L}*|замор\p{L}*|congel\p{L}*)(?!\p{L})/u,
    told: /freez|frozen|מקפיא|мороз|congel/u,
  },
  {
    asked:
      /(?<!\p{L})(?:phone number|e ?mail address|opening hours|טלפון|שעות (?:ה)?פתיחה|номер телефона|телефон|часы работы|numero de telephone|telephone|horaires|telefono|horario)(?!\p{L})/u,
    told: /\d{6,}|@/u,
  },
];

/** Whether the question wants such a thing and none of what is to be shown says it. */
export const isUntold = (question: string, points: readonly string[]): boolean => {
  const [asked, told] = [foldPhrase(question), foldPhrase(points.join('\n'))];
  return kinds.some((kind) => kind.asked.test(asked) && !kind.told.test(told));
};
