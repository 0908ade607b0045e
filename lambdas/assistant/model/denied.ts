import { type Language, languages } from '#contracts/text/language.ts';

interface Denial {
  /** Words that deny what follows. */
  no: string;
  /** Words that deny only where no other denial stands before them: who cannot dance without pain has pain. */
  without: string;
  /** May stand between a denial and what it denies. None is a word of degree, and none is of feeling: who feels nothing is in danger. */
  between: string;
  /** Can be denied: pain and common injuries. Beginnings of words. */
  denied: string;
  /** Denied by words that follow: "травм не было". */
  after: string;
  /** A denial by itself. */
  alone: string;
  /** Directly after it, takes part of the denial back: "does not hurt much", "when I stand". */
  degree: string;
  /** Anywhere after it within the message, tells that things are otherwise by now or elsewhere. */
  otherwise: string;
}

/** In five languages, folded, with punctuation but without apostrophes. */
const denials: Record<Language, Denial> = {
  he: {
    no: '(?:ו|ש|וש)?(?:לא|אין|אינ(?:ה|ו|ם|ן|י)|איננ[היםו]|מעולם לא|אף פעם לא)',
    without: '(?:ו|ש)?(?:בלי|ללא)',
    between:
      'לי|לה|לו|לנו|היו|היה|הייתה|שום|כל|אף|פעם|לא|סבלתי|סובלת|סובל|סבלה|היסטוריה|של|עברתי|עברה|קרו|הרגליים|כפות|האצבעות|הרגל',
    denied:
      '[מבהו]{0,2}(?:כואב|כאב|פציע|נפצע|פצוע|פצע(?!י )|נקע|שברתי|נשבר|יבלות|שלפוחי|סובל(?:ת)?(?!\\p{L})|התכווצ|אי נוחות|תלונות)',
    after: '(?:אין|לא היו|לא היה)(?: לי| לה| לו)?',
    alone: 'שום דבר לא כואב|כלום לא כואב',
    degree:
      'כל כך|ככ|הרבה|יותר|מדי|חזק|נורא|תמיד|כש\\p{L}*|כאשר|אם|רק|אלא|חוץ|מלבד|עד|לפני|אבל|עכשיו|במנוחה|נורמלי|במיוחד|ממש|בלי|יחפה?',
    otherwise:
      'חוץ מ|מלבד|עד (?:ש|ה|ל|עכשיו|אתמול)|רק כש|אבל (?:עכשיו|היום|לפעמים|כש|לאחרונה)|עכשיו (?:זה|היא|הן|הם|כן)|לפעמים|פתאום|מאז',
  },
  en: {
    no: 'no|not|never|nothing|none|zero|nor|neither|(?:do|does|did|is|are|was|were|have|has|had)n ?t',
    without: 'without|free (?:of|from)',
    between:
      'a|an|any|in|have|had|has|been|got|get|getting|history|of|experience|experienced|single|kind|sort|form|ever|with|at|all|my|feet|foot|toes|serious|major|previous|past|significant|known|current|other|actual|causes?|causing',
    denied:
      'pain(?!t)|hurt|ache|aching|sore(?!\\p{L}*n)|injur|sprain|cramp|blister|discomfort|broke(?!\\p{L})|broken|torn|tore(?!\\p{L})|twisted|strained',
    after: '(?:none|never)',
    alone:
      '(?:i ?m|am|are|is|she ?s|feel|feels|totally|completely|fully|always|been) (?:\\p{L}+ )?(?:pain|injury)[ -]free|painless(?:ly)?',
    degree:
      'much|that|too|so(?! far)|very|as|badly|bad|enough|any ?more|yet|normal|expected|okay|part|supposed|just|only|exactly|really|when|while|if|unless|until|till|except|before|at (?:first|rest)|outside|barefoot|off|without|but|though|although|now|(?:in|on|with|for) (?:\\p{L}+ )?(?:flats?|slippers?|soft|demi\\p{L}*|other|old|left|right|street|sneakers|class in)',
    otherwise:
      'except|apart from|other than|besides|unless|until|only (?:when|if)|just (?:when|if)|but (?:now|when|lately|today|sometimes|recently|since|it)|now (?:it|they|she|he|my|the|i|there)|sometimes|any ?more|any longer|suddenly|used to|since (?:yesterday|last)|then it',
  },
  ru: {
    no: 'не|нет|ни|никаких|никакой|никогда не|ничего не|нигде не|ничто не',
    without: 'без',
    between:
      'у|меня|нее|него|ничего|никогда|было|бывает|бывало|получала?|имею|ни|каких|либо|всяк\\p{L}+|никак\\p{L}+|ноги|ногу|ногах|стопы|пальцы|мне|серьезных|в',
    denied:
      'бол(?:ь|и|ей|ью|ит|ят|ело|ела|ели|езнен\\p{L}*)(?!\\p{L})|больно|травм|мозол|растяжени|ушиб|ломала?(?!\\p{L})|дискомфорт|жалоб|судорог',
    after: '(?:\\p{L}+ )?(?:нет|не было|не бывает|не бывало|не случалось)',
    alone: 'ничего не болит|ничто не болит|нигде не болит',
    degree:
      'сильно|очень|так|особо|слишком|когда|если|пока|кроме|до|раньше|теперь|сейчас|больше|только|а|но|уже|нормально|в покое|босиком|без',
    otherwise:
      'кроме|(?:но|а) (?:сейчас|теперь|иногда|когда|если|сегодня|вчера)|пока не|раньше|теперь|иногда|вдруг|до тех пор|до вчера',
  },
  fr: {
    no: 'pas|jamais|aucune?|rien|ni|nulle',
    without: 'sans',
    between:
      'de|d|eu|ete|fait|font|mes|me|ne|n|la|le|les|aucune?|particuliere|ma|du|tout|aux|est|suis|grave|graves|antecedents?|probleme|ressenti|cause',
    denied:
      '(?:d)?(?:mal(?!\\p{L})|douleur|douloureu|bless|ampoule|entorse|crampe|inconfort|courbatur|casse|foule|souffr|accident)',
    after: '(?:aucune?|jamais)',
    alone: '(?:nai|na|avoir|ai|a) (?:\\p{L}+ )?mal nulle part|indolores?',
    degree:
      'trop|tellement|tres|si|beaucoup|vraiment|quand|lorsqu\\p{L}*|sauf|jusqu\\p{L}*|avant|mais|maintenant|encore|que|depuis|plus|normal|au repos|pieds nus|sans|tant|partout|de (?:danseuse|choses)',
    otherwise:
      'sauf|hormis|a part|jusqu|avant (?:ca|cela|hier)|mais (?:maintenant|quand|parfois|aujourd|depuis|la)|maintenant|parfois|soudain|depuis (?:hier|peu)|desormais',
  },
  es: {
    no: 'no|nunca|ni|ningun\\p{L}*|nada|tampoco|jamas|cero',
    without: 'sin',
    between:
      'me|te|le|se|he|ha|tengo|tiene|tuve|tuvo|hay|tenido|sufrido|sufri|ningun\\p{L}*|ni|un|una|de|historial|haya|habido|los|las|el|pies|dedos|padezco|padece|antecedentes',
    denied:
      'dolor|duele|dolid|dolio|lesion|lastim|molesti|molesta(?!\\p{L})|ampolla|calambre|esguince|rot[oa](?!\\p{L})|torcid|adolorid|hago dano|hace dano',
    after: '(?:ningun\\p{L}*|nunca)',
    alone: 'indolor(?:es)?',
    degree:
      'tanto|tanta|mucho|mucha|demasiad[oa]|muy|cuando|si|salvo|excepto|menos|hasta|antes|pero|ahora|ya|siempre|mas|normal|sin|solo|en reposo|descalz[ao]|fuerte',
    otherwise:
      'salvo|excepto|menos (?:en|cuando)|hasta|pero (?:ahora|cuando|a veces|hoy|desde)|ahora|a veces|de repente|desde (?:ayer|hace)|antes',
  },
};

/** Words of one language in front of `without` that make it the opposite. */
const negators = (no: string): string =>
  `(?<!(?<!\\p{L})(?:${no}|impossible|imposible|impossible de|невозможно|нельзя|אי אפשר|cant|cannot|never) (?:\\p{L}+ ){0,5})`;

const patternOf = ({ no, without, between, denied, after, alone, degree }: Denial): RegExp => {
  const links = `(?:(?:${between}) ){0,5}`;
  const what = `(?:${denied})\\p{L}*`;
  const last = '(?= ?(?:[.,;:!?]|$))';
  // "no pain, injuries or blisters", and "no pain and injuries" where nothing follows that the second may belong to.
  const more = `(?:(?:, ${links}${what})*,? (?:or|nor|ou|ni|o|или|או) ${links}${what}| (?:(?:and|et|y|и) |(?=ו))${what}${last})?`;
  // A short word may stand before it: "does not hurt me that much".
  const isWhole = `(?!(?: (?!(?:and|nor|or|и|ни|et|ni|ou|y|o|או) )\\p{L}{1,3}){0,2} (?:${degree})(?!\\p{L}))`;
  return new RegExp(
    `(?<!\\p{L})(?:(?:(?:${no})|${negators(no)}(?:${without})) ${links}${what}${more}|${what} ${after}|${alone})(?!\\p{L})${isWhole}`,
    'gu',
  );
};
const patterns = languages.map((language) => ({
  whole: patternOf(denials[language]),
  otherwise: new RegExp(`(?<!\\p{L})(?:${denials[language].otherwise})`, 'u'),
}));

/**
 * The folded text, which still has its punctuation, without the pain and the injuries that it denies: "no pain", "never injured". A denial that
 * is taken back later in the message stays. Signs of alarm and conditions cannot be denied: they are none of the words here.
 */
export const withoutDenied = (folded: string): string =>
  patterns.reduce(
    (text, { whole, otherwise }) =>
      text.replaceAll(whole, (denial, place: number) =>
        otherwise.test(text.slice(place + denial.length)) ? denial : ' ',
      ),
    folded,
  );
