import type { Language } from '#contracts/text/language.ts';

interface Kind {
  /** By language, because one word means two things: French `tenir` is to hold, Spanish `teñir` is to dye. */
  asked: Record<Language, string>;
  told: RegExp;
  /** Whether what is found says something else of the same thing, which is of use. */
  hasRest?: true;
}

/**
 * What people ask of shoes and hardly any source says, and how a point that says it looks: their weight, a warranty, whether they are vegan,
 * quiet, made for men, can be dyed, frozen, darned, who invented them, how left and right differ, which tights go with them, whom to call. Whole
 * words, folded.
 */
export const untoldKinds: readonly Kind[] = [
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
      he: 'רעש\\p{L}*|רועש\\p{L}*|ה?שקט\\p{L}*|חורק\\p{L}*|חריק\\p{L}*',
      en: 'nois[ey]\\p{L}*|quiet\\p{L}*|loud\\p{L}*|creak\\p{L}*|squeak\\p{L}*|click(?:s|ing)',
      ru: 'тише|тих\\p{L}*|шум\\p{L}*|стуча\\p{L}*|громк\\p{L}*|скрип\\p{L}*|хруст\\p{L}*',
      fr: 'bruit\\p{L}*|bruyant\\p{L}*|silencieu\\p{L}*|craqu\\p{L}*|grinc\\p{L}*',
      es: 'ruid\\p{L}*|silencios\\p{L}*|cruj\\p{L}*|rechin\\p{L}*',
    },
    told: /nois|quiet|creak|squeak|רעש|שקט|חרק|тих|шум|скрип|bruit|silenc|grinc|ruid|cruj/u,
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
      he: '(?<!רגל )(?:ימין (?:ו|ל|או )?שמאל|שמאל (?:ו|ל|או )?ימין)',
      en: '(?:left (?:and|or|vs) (?:a )?right|right (?:and|or|vs) (?:a )?left)(?! (?:foot|feet))',
      ru: '(?:прав\\p{L}+ (?:и|или) лев\\p{L}+|лев\\p{L}+ (?:и|или) прав\\p{L}+)(?! (?:стоп|ног))',
      fr: '(?:gauche (?:et|ou) (?:\\p{L}+ ){0,3}droite?|droite? (?:et|ou) (?:\\p{L}+ ){0,3}gauche)',
      es: '(?:izquierd\\p{L}+ [yo] derech\\p{L}+|derech\\p{L}+ [yoe] izquierd\\p{L}+)',
    },
    told: /(?<!\p{L})(?:left|ימין|прав(?:ый|ая)|gauche|izquierd)/u,
  },
  {
    asked: {
      he: '(?:איזה|אילו|איזו) גרב\\p{L}*|(?:עם|בלי) גרב\\p{L}*',
      en: '(?:what|which|kind of) (?:\\p{L}+ )?tights|(?:with|without) tights',
      ru: '(?:какие|каких|в каких|без) (?:колгот\\p{L}*|трико)',
      fr: 'quels? collants?|(?:avec|sans) (?:des )?collants?',
      es: '(?:que|cuales) (?:medias|mallas) (?!puntas?)|(?:con|sin) (?:medias|mallas)(?! puntas?)',
    },
    told: /denier|convertible/u,
    hasRest: true,
  },
  {
    asked: {
      he: 'ה?רוזין|אבקת שרף|קולופון\\p{L}*',
      en: 'rosin\\p{L}*',
      ru: 'канифол\\p{L}*',
      fr: 'colophane|resine',
      es: 'colofonia|resina',
    },
    told: /rosin|רוזין|שרף|канифол|colophane|resin/u,
  },
  {
    asked: {
      he: 'מייקאפ|פנקייק|קלמין',
      en: 'pancak\\p{L}*|foundation|calamine',
      ru: 'тональн\\p{L}*',
      fr: 'fond de teint',
      es: 'maquillaje|base de maquillaje',
    },
    told: /pancak|foundation|מייקאפ|тональн|fond de teint|maquillaje/u,
  },
  {
    asked: {
      he: 'לרקום|רקמה|רוקמ\\p{L}*|דארנינג',
      en: 'darn|darning|darned',
      ru: 'штопа\\p{L}*|обшива\\p{L}* (?:пятач\\p{L}*|нос\\p{L}*)',
      fr: 'repris(?:er|age|ees)',
      es: 'zurc\\p{L}*',
    },
    told: /darn|רקמ|штопа|repris|zurc/u,
  },
  {
    asked: {
      he: 'מי המציא\\p{L}* (?:את )?(?:ה?נעלי )?ה?פוינט\\p{L}*',
      en: 'who (?:invented|thought up|came up with) (?:the )?(?:first )?(?:pointe|ballet|toe|point)',
      ru: 'кто (?:придумал|изобрел|сделал первые) пуант\\p{L}*',
      fr: 'qui a (?:invente|cree|imagine) les (?:premieres? )?(?:pointes|chaussons)',
      es: 'quien (?:invento|creo|ideo) las (?:primeras )?(?:puntas|zapatillas)',
    },
    told: /invent|המציא|изобр/u,
  },
  {
    asked: {
      he: 'ל?(?:גזור|חתוך|קצץ) (?:\\p{L}+ ){0,2}ה?(?:שרוך|חוט|(?<!סרטי )סאטן)|ה?(?:שרוך|חוט|(?<!סרטי )סאטן) (?:\\p{L}+ ){0,5}ל?(?:גזור|חתוך|קצץ)',
      en: '(?:cut|trim|snip) (?:\\p{L}+ ){0,3}(?:drawstring|cord|string|satin)|(?:drawstring|cord|string|satin) (?:\\p{L}+ ){0,6}(?:cut|trim|snip)',
      ru: '(?:от|с|об)?рез\\p{L}* (?:\\p{L}+ ){0,2}(?:шнур\\p{L}*|верев\\p{L}*|атлас)|(?:шнур\\p{L}*|верев\\p{L}*|атлас) (?:\\p{L}+ ){0,3}(?:от|с|об)?рез\\p{L}*',
      fr: '(?:re)?coup\\p{L}* (?:\\p{L}+ ){0,2}(?:cordon|ficelle|satin)|(?:cordon|ficelle|satin) (?:\\p{L}+ ){0,5}(?:re)?coup\\p{L}*',
      es: '(?:re)?cort\\p{L}* (?:\\p{L}+ ){0,2}(?:cordon\\p{L}*|hilo|saten)|(?:cordon\\p{L}*|hilo|saten) (?:\\p{L}+ ){0,4}(?:re)?cort\\p{L}*',
    },
    told: /snip|trim(?:med)? off|отреза/u,
    hasRest: true,
  },
  {
    asked: {
      he: 'ל?הדביק (?:\\p{L}+ ){0,2}(?:ה?סרט\\p{L}*|ה?גומי\\p{L}*)',
      en: 'glue\\p{L}* (?:\\p{L}+ ){0,3}(?:ribbons?|elastics?)',
      ru: '(?:при)?кле\\p{L}* (?:\\p{L}+ ){0,2}(?:лент\\p{L}*|резин\\p{L}*)|(?:лент\\p{L}*|резин\\p{L}*) (?:\\p{L}+ ){0,2}(?:при)?клеи\\p{L}*',
      fr: 'coll\\p{L}* (?:\\p{L}+ ){0,3}(?:rubans?|elastiques?)',
      es: 'peg\\p{L}* (?:\\p{L}+ ){0,3}(?:cintas?|elasticos?)',
    },
    told: /not (?:be )?glued|no se pegan|не приклеива|ne se collent/u,
    hasRest: true,
  },
  {
    asked: {
      he: 'גומי\\p{L}* (?:\\p{L}+ ){0,2}(?:לפני|אחרי) (?:\\p{L}+ ){0,2}ה?סרט\\p{L}*|סרט\\p{L}* (?:\\p{L}+ ){0,2}(?:לפני|אחרי) (?:\\p{L}+ ){0,2}ה?גומי\\p{L}*',
      en: '(?:elastics?|ribbons?) (?:\\p{L}+ ){0,4}(?:before|after|first) (?:\\p{L}+ ){0,3}(?:elastics?|ribbons?)',
      ru: '(?:резин|лент)\\p{L}* (?:\\p{L}+ ){0,2}(?:до|после|перед) (?:\\p{L}+ ){0,2}(?:резин|лент)\\p{L}*',
      fr: '(?:elastiques?|rubans?) (?:\\p{L}+ ){0,3}(?:avant|apres) (?:\\p{L}+ ){0,3}(?:elastiques?|rubans?)',
      es: '(?:elasticos?|cintas?) (?:\\p{L}+ ){0,3}(?:antes|despues) (?:\\p{L}+ ){0,4}(?:elasticos?|cintas?)',
    },
    told: /before the ribbons|after the ribbons/u,
    hasRest: true,
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
