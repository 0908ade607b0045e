import { foldPhrase } from '#contracts/text/folding.ts';
import { type Language, languages } from '#contracts/text/language.ts';

interface Kind {
  /** By language, because one word means two things: French `tenir` is to hold, Spanish `teñir` is to dye. */
  asked: Record<Language, string>;
  told: RegExp;
}

/**
 * What people ask of a shoe and hardly any source says, and how a point that says it looks: its weight, its warranty, whether it is vegan,
 * can be dyed or frozen, is quiet or made for men, whom to call. Whole words, folded.
 */
const kinds: readonly Kind[] = [
  {
    asked: {
      he: 'גרם|כמה שוקל\\p{L}*|שוקלת ה?נעל|משקל (?:ה?נעל\\p{L}*|של)',
      en: 'how heavy|weighs|(?:shoes?|pair) weigh|weight of|grams?',
      ru: 'сколько вес\\p{L}*|весят|грамм\\p{L}*',
      fr: 'combien pes\\p{L}*|pesent?|grammes?|poids d\\p{L}{1,3} (?:\\p{L}+ )?(?:pointes?|chaussons?|paire)',
      es: 'cuanto pesan?|pesan|gramos?|peso de (?:\\p{L}+ )?(?:puntas?|zapatillas?|par)',
    },
    told: /\d+ ?(?:g|gr|oz|kg|г|кг|גרם)(?!\p{L})|gram|грамм|גרם/u,
  },
  {
    asked: {
      he: 'ה?אחריות',
      en: 'warrant(?:y|ies)|(?:a|any|the|with) guarantee',
      ru: 'гаранти[яию]',
      fr: 'garantie',
      es: 'garantia',
    },
    told: /warrant|guarant|garant|гарант|אחריות/u,
  },
  {
    asked: {
      he: 'טבעונ\\p{L}*',
      en: 'vegan\\p{L}*',
      ru: 'веган\\p{L}*',
      fr: 'vegane?s?',
      es: 'vegan[oa]s?',
    },
    told: /vegan|טבעונ|веган/u,
  },
  {
    asked: {
      he: 'ל?צבוע|צובע\\p{L}*|צביעה|צבועות?',
      en: 'dye|dyed|dyeing|paint|painted|painting',
      ru: '(?:по|пере)?кра(?:сить|шу|сят|сил\\p{L}*|ска)',
      fr: 'teindre|teint\\p{L}*|peindre',
      es: 'tenir(?:las?)?|tinen?|tenid\\p{L}*|pintar\\p{L}*',
    },
    told: /dye|paint|(?<!א)צבע|צבוע|крас|teint|peint|tenir|tenid|pint/u,
  },
  {
    asked: {
      he: 'רעש\\p{L}*|רועש\\p{L}*|ה?שקט\\p{L}*',
      en: 'nois[ey]\\p{L}*|quiet\\p{L}*|loud\\p{L}*',
      ru: 'тише|тих\\p{L}*|шум\\p{L}*|стуча\\p{L}*|громк\\p{L}*',
      fr: 'bruit\\p{L}*|bruyant\\p{L}*|silencieu\\p{L}*',
      es: 'ruido\\p{L}*|silencios\\p{L}*',
    },
    told: /nois|quiet|רעש|שקט|тих|шум|bruit|silenc|ruido/u,
  },
  {
    asked: {
      he: '(?:ל|של )גברים|לגבר|(?:ה?נעליים|ה?נעלי פוינט|ה?פוינט) לבנים|לזכרים',
      en: '(?:for|fit) (?:men|man|boys?|guys?|males?)|men s|mens|male dancers?',
      ru: 'для мужчин\\p{L}*|мужск\\p{L}*|для мальчик\\p{L}*',
      fr: '(?:pour|d) (?:les |un )?(?:hommes?|garcons?)|masculin\\p{L}*',
      es: '(?:para|de) (?:un )?(?:hombres?|chicos?|varon|varones)|masculin\\p{L}*',
    },
    told: /(?<!\p{L})(?:men|boys|males?|לגברים|לבנים|мужск|мальчик|hommes?|garcons?|hombres?|varones)/u,
  },
  {
    asked: {
      he: 'ב?מקפיא|להקפיא|בהקפאה',
      en: 'freez\\p{L}*|frozen',
      ru: 'морозил\\p{L}*|замор\\p{L}*',
      fr: 'congel\\p{L}*',
      es: 'congel\\p{L}*',
    },
    told: /freez|frozen|מקפיא|морозил|congel/u,
  },
  {
    asked: {
      he: 'טלפון|שעות ה?פתיחה',
      en: 'phone number|e ?mail address|opening hours',
      ru: 'номер телефона|телефон|часы работы',
      fr: 'numero de telephone|telephone|horaires d ouverture',
      es: 'telefono|horario',
    },
    told: /\d{6,}|@/u,
  },
];
const patterns = new Map(
  languages.map((language) => [
    language,
    kinds.map(({ asked, told }) => ({ asked: new RegExp(`(?<!\\p{L})(?:${asked[language]})(?!\\p{L})`, 'u'), told })),
  ]),
);

/** Whether the question wants such a thing and none of what is to be shown says it. */
export const isUntold = (question: string, language: Language, points: readonly string[]): boolean => {
  const [asked, told] = [foldPhrase(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' '), foldPhrase(points.join('\n'))];
  return patterns.get(language)?.some((kind) => kind.asked.test(asked) && !kind.told.test(told)) ?? false;
};
