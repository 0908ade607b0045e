import type { Language } from '#contracts/text/language.ts';

/** How many words may stand between a part of the body and what is wrong with it. */
const between = '(?: [\\p{L}\\d]+){0,5} ';

interface Complaint {
  /** Parts of the body. */
  parts: string;
  /** What is wrong with one: said of a shoe or a ribbon it is no complaint. Both are beginnings of words, as `foldPhrase` leaves them. */
  states: string;
  /** What nobody says of anything but a body. */
  alone: string;
}

const complaints: Record<Language, Complaint> = {
  he: {
    parts:
      'רגל|כף|כפות|אצבע|בוהן|בהונ|קרסול|עקב|ברך|ברכי|שוק(?!ע)|שריר|ציפור|צפור|עצם|עצמות|גב(?!ו)|ירך|מפרק|בליטה|עור(?!ך)',
    states:
      'צורב|שורפ|שורף|סגול|כחול|אדומ|אדום|לבנ(?:ה|ות|ים)|חמה(?!\\p{L})|קרה(?!\\p{L})|קרות(?!\\p{L})|קפוא|מדגדג|עקצוצ|דוקר|זרמ|חשמל|סיכות|מתקלפ|נושר|' +
      'הלך לי|הלכה לי|נדפק|עקום|עקומ|תקוע|קליק|נתפס|בורח|רגיש|שפשפ|סחב|מתיחה|נחתכ|חתך|נמחצ|נמעכ|מתה(?!\\p{L})|מתות|הורג|נורא|עייפ|מרגיש\\p{L}* מוזר',
    alone:
      'בלתי נסבל|צ(?:י)?פור(?:נ|ן)\\p{L}* (?:\\p{L}+ ){0,2}(?:נופלת|נפלה|נפלו|יורדת|ירדה|מתפרקת|זזה)|(?:נפלה|נופלת|ירדה|יורדת) (?:\\p{L}+ ){0,2}ה?צ(?:י)?פור|הורג(?:ת|ים|ות)? אותי|סובלת?(?!\\p{L})|סבל(?!\\p{L})|ייסור|תופת|בוכה|בוכים|בוכות|דמעות|פריקה|כיב|שבר(?:י)? מאמץ|צורב|דוקר(?:ת|ים)?(?!\\p{L})|' +
      'לא (?:\\p{L}+ )?(?:מרגיש|מרגישה|חש|חשה) (?:\\p{L}+ )?(?:את ה?|ב)?(?:בהונ|אצבע|רגל|כף)|(?:אי אפשר|לא מסוגל\\p{L}*|לא יכול\\p{L}*) לעמוד|נפלתי|נפלה לי|חודרנ|יבלת|בליטה (?:אדומה|חמה)|אי נוחות|(?:תחושה|זרם|זרמים) של חשמל|נחתכ|נחתך|חתך עמוק',
  },
  en: {
    parts:
      'foot|feet|toe|toes|ankle|heel|arch|instep|knee|leg|calf|calves|shin|hip|hamstring|groin|nail|toenail|bone|joint|metatars|bunion|balls? of (?:my|her|his|the) f|sole of (?:my|her|his)|muscle|spine|lower back|(?:my|her|his) back',
    states:
      'sting|stung|shoot|stab|dead(?!l)|purple|blue(?!s)|white(?!n)|red(?!u|b)|cold(?!e)|hot(?!t)|warm(?:th)?(?!\\p{L})|inflam|crunch|tender|burn|raw(?!\\p{L})|agony|lump|on fire|electric|shock|wound|cut(?!\\p{L}| the| (?:my|her|his|our|your|those) (?:\\p{L}+ )?(?:shank|nails?|toenails?))|tweak|strain|pulled|pinched nerve|corn(?!e)|' +
      'asleep|to sleep|g[ai]v(?:e|es|ing) (?:way|out)|locks? up|locked|click|grind|bent funny|crooked|awful|terrible|horrible|killing|wreck|mess(?:ed)? up|weird since|discolou?r|cramp|spasm|peel|lifting(?= ?$| off| up)|lifted off|falling off|fell off|come off|coming off|came off|(?:stiff|tight) and',
    alone:
      'agony|unbearabl|excruciat|dislocat|inflam|discomfort|cries|crying|cried|in tears|weeping|shin ?splint|stress (?:reaction|fracture|injury)|os trigonum|wound|pins (?:and |n )?needles|neuroma|bursitis|tendonitis|tendinitis|plantar fasc|sesamoid|sprain|strained|' +
      '(?:can t|cannot|cant|don t|dont|not|no|lose|losing|lost|loss of|without) (?:\\p{L}+ )?(?:feel(?:ing)?) (?:in |of )?(?:my |her |his |any |the )?(?:little |big |last )?(?:two )?(?:toe|foot|feet|leg)|(?:can t|cannot|cant|hard to|unable to|trouble) (?:stand|walk|step)(?:ing)?(?: on)?(?: it| that| my|(?= ?$))|i fell|she fell|fell (?:off|from|out of) (?:pointe|releve|a turn)',
  },
  ru: {
    parts:
      'ног[аиеуо]|ногой|ноги|стоп|пал(?:ец|ьц)|пальчик|мизин|щиколот|лодыж|голеностоп|пятк|пяток|подъем|колен|икр|голен(?!ище)|спин(?:а|е|у|ы)|кож[аеиу]|ногт|ногот|косточ|кост(?:ь|и)|бедр|сустав|мышц|подушечк\\p{L}* (?:стоп|пальц)',
    states:
      'жжет|жгет|жжен|горит|горят|посинел|сине(?:ет|ют|ет)|синий|синие|побелел|беле(?:ет|ют)|белы[ей]|холодн|ледян|прострел|стреля|дерга|щелка|щелкнул|клини|заклин|слеза(?:ет|ют)|слезл|отход(?:ит|ят)|отслаива|сошел|содра|стерт|стерл|до мяса|покрасн|красн|горяч|фиолет|багров|' +
      'шпор|свод(?:ит|ят)|свело|потян|тянет|подкаш|подкос|затека|ноет|ноют|ныл|реж(?:ет|ут)|лом(?:ит|ят)|саднит|убит|(?<!подъем )деревян|ватн|не сто(?:ит|ять)|не могу сто|синяк|кровит|ужасн|отваливает|отвалил|гуд(?:ит|ят)|крив(?:ой|ая) после|печет|колет|колит|дергает',
    alone:
      'невыносим|терпеть не могу больше|не могу терпеть|мучен|мучаю|плач(?:ет|у|ем|ут)(?!\\p{L})|слез(?:ы|ах|ами)(?!\\p{L})|саднит|шпор|стрессов\\p{L}* (?:перелом|реакц)|вывих|больн(?:ая|ую|ой) (?:ног|стоп)|плохо (?:в пуантах|стало|себя)|не чувству\\p{L}*(?: \\p{L}+)? (?:пал|ног|стоп|мизин)|(?:пал|ног|стоп)\\p{L}* (?:\\p{L}+ )?не чувству|' +
      '(?:упала|упал)(?!\\p{L})|не могу (?:сто|ходи|ступи)|дискомфорт|тендинит|бурсит|фасциит|невром|вальгус\\p{L}* (?:\\p{L}+ )?воспал|натер\\p{L}* до|ссадин|ран(?:а|у|ка|ку|ы)(?!\\p{L})',
  },
  fr: {
    parts:
      'pieds?(?!\\p{L})|orteil|cheville|talon|genou|jambe|mollet|ongle|os(?!\\p{L})|peau|hanche|dos(?!\\p{L})|cou de pied|voute|plante|articulation|hallux|oignon|metatars|muscle|tibia|cuisse',
    states:
      'lanc(?:e|ent|ait|ement)(?!\\p{L})|tue(?:nt)?(?!\\p{L})|sens plus|sent plus|violet|blanc|bleu|rouge|noirci|brul|decharge|electri|endor|lache(?!\\p{L})|a vif|grosseur|chaud|pique|claqu|elong|tire(?:nt)?(?!\\p{L})|gene(?!r)|sensible|cor(?!\\p{L})|plaie|enflamm|derob|ecrase(?!r)|souffr|craqu|bloque|froid|glace|' +
      'retourn|horrib|affreu|atroce|tordu|eclat|bizarre depuis|fourm|fatigue(?!\\p{L})|fracture|crisp|contract',
    alone:
      'insupport|souffr|ongles? (?:\\p{L}+ ){0,4}(?:tombe|decoll|arrach|soulev)|(?:tomb|decoll|arrach|perd)\\p{L}* (?:\\p{L}+ ){0,3}ongle|suis coupe|atroce|horriblement|pleur|larmes|luxation|luxe(?!\\p{L})|claquage|elongation|courbatur|plaie|enflamm|nevrome|tendinite|bursite|aponevro|fasciite|inconfort|' +
      '(?:super|trop|tres|vraiment|si|assez|grave|hyper|tellement|un peu|bien|sacrement) mal(?!\\p{L})|(?:fait|font|faisait|faisaient) (?:\\p{L}+ ){0,3}mal(?!\\p{L})|(?:ai|a|as|avait|avais) (?:\\p{L}+ ){0,2}mal(?!\\p{L})|plus (?:mes|les|son|ses) orteils|n ?en peux plus|suis tombee?|est tombee?(?!\\p{L})|(?:peux|peut|arrive|puis|arrivait) (?:plus|pas|a peine) (?:a )?(?:marcher|poser le pied|danser)|a peine (?:marcher|poser)|me tuent|grosseur|sur los(?!\\p{L})',
  },
  es: {
    parts:
      'pie|pies|dedo|dedito|tobillo|talon(?!era)|rodilla|pierna|pantorrilla|(?:la|mi|las|mis|sus?|una) unas?(?!\\p{L})|planta(?!\\p{L})|empeine|hueso|juanete|cadera|espalda|metatars|articulacion|gemelo|muslo|ingle|musculo',
    states:
      'arde|ardiend|quema|no siento|morad|blanc|azul|roj[oa]|mata(?!\\p{L})|matan|calambr|electri|duerm|despeg|cayo|se me cae|caer|carne viva|caliente|sufr|punz|tiron|molest|tira(?!\\p{L})|callo|herid|cardenal|falla|crujio|cruje|hiel|helad|insensib|clava|pincha|frio|fria|' +
      'mal desde|torcid|hecho polvo|hechos polvo|destroz|reventad|horrib|fatal|dana|trab|bloque|chasque|cort(?:e|o|ado) (?:el|un)|late(?!\\p{L})|inflama|raspa|pelad|cansad',
    alone:
      'insoportab|sufr(?:o|e|iendo|imos)(?!\\p{L})|llor(?:o|a|ando|ar|aba)(?!\\p{L})|lagrimas|luxac|luxad|tiron(?!\\p{L})|quemazon|punzad|carne viva|bulto (?:rojo|caliente|duro)|pise mal|hac(?:en|e|iendo) (?:\\p{L}+ ){0,2}dano|callo(?:s)?(?!\\p{L})|herid|cardenal|matando|me matan|no siento (?:\\p{L}+ )?(?:los|el|mis|mi|las) |fractura por estres|neuroma|tendinit|bursit|fascitis|' +
      'incomodidad|me cai(?!\\p{L})|se cayo(?! (?:la|el|una) (?:cinta|goma|elastico))|(?:molestia|molestias)(?!\\p{L})|me molesta|no puedo (?:ni )?(?:caminar|andar|estar de pie)',
  },
};

/** What is written together with a word within a complaint: "ו" in Hebrew, "l’" and "s’" in French. */
const joined: Partial<Record<Language, string>> = { he: 'ו?[הבלכמש]{0,2}', fr: '(?:[cdjlmnst](?=[aehiouyœ]))?' };

/** What people tell of a foot that hurts without a word of pain: "my toes feel dead", "she cries in every class". */
const patternOf = (language: Language): string => {
  const { parts, states, alone } = complaints[language];
  const next = `\\p{L}*${between}${joined[language] ?? ''}`;
  return `${alone}|(?:${parts})${next}(?:${states})|(?:${states})${next}(?:${parts})`;
};

export const complaintPatterns: Record<Language, string> = {
  he: patternOf('he'),
  en: patternOf('en'),
  ru: patternOf('ru'),
  fr: patternOf('fr'),
  es: patternOf('es'),
};
