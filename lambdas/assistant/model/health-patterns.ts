import type { Language } from '#contracts/text/language.ts';

/**
 * Conditions of which a doctor must know before somebody dances: pregnancy and birth, heart and blood, bones and joints, spine, nerves,
 * operations. Beginnings of words, as `foldPhrase` leaves them, without words that mean something else in this shop: `goutte` and `gota` are
 * drops of glue, `חום` is brown as well as fever.
 */
export const healthPatterns: Record<Language, string> = {
  he:
    'היריון|הריון|בהיריון|בהריון|אחרי ה?לידה|ילדתי(?!\\p{L})|ניתוח קיסרי|סוכרת|סכרת|אסתמה|אסטמה|אסתמטי|אסטמטי|אפילפ|פרכוס|' +
    '(?:מחלת|חולת|חולה|חולי|מום|בעיית|בעיה|בעיות) ב?לב(?!\\p{L})|אוושה|הפרעות? קצב|קוצב לב|חום גבוה|יש ל(?:י|ה|ו) חום(?!\\p{L})|אנמי|המופיל|' +
    'דלקת ה?מ?פרקים|דלקות פרקים|ארתריט|ארטריט|ארתרוז|ראומט|שיגרון|שגרון|לופוס|אוסטאו|אוסטיאו|בריחת סידן|דלדול עצם|צפיפות עצם|' +
    'היפרמוב|היפר מוב|גמישות יתר|אהלרס|אלרס דנלוס|תסמונת מרפן|עקמת(?!\\p{L})|סקוליוז|סקוליאוז|קיפוזיס|ספונדיל|פריצת דיסק|בלט דיסק|אוסגוד|' +
    'נוירופת|טרשת נפוצה|שיתוק מוחין|ניוון שרירים|פרקינסון|נותח(?:תי|ה|נו)?(?!\\p{L})|התעלפ|סחרחור|מסוחרר|בחודש (?:ה)?(?:שני|שלישי|רביעי|חמישי|שישי|שביעי|שמיני|תשיעי)|בשבוע ה?\\d+ (?:ל|של)|ברגים|ברגי(?!\\p{L})|חוסר ברזל|מפרק מלאכותי|לחץ דם|כימותרפ|סרטן',
  en:
    'pregnan|postpartum|post partum|postnatal|gave birth|giving birth|c section|expecting a (?:baby|child)|diabet|asthma|epilep|seizure|' +
    'heart (?:condition|disease|problem|murmur|attack|failure|defect|surgery)|cardiac|cardiolog|arrhythm|pacemaker|fever|anemi|anaemi|haemophil|hemophil|blood thinner|hypertens|' +
    'arthrit|osteo|arthros|rheumat|lupus|gout(?!\\p{L})|brittle bone|bone density|bone loss|hypermobil|hyper mobil|ehlers|marfan|double jointed|' +
    'scolios|kyphos|spondyl|curvature of the spine|herniat|slipped disc|bulging disc|sciatica|osgood|sever ?s disease|' +
    'neuropath|multiple sclerosis|cerebral palsy|muscular dystrophy|parkinson|' +
    'surger|surgeon|surgical|operated on|(?:had|after|since|my|an) (?:\\p{L}+ ){0,2}operation(?!\\p{L})|faint(?:s|ed|ing)?(?!\\p{L})|dizz|vertigo|lightheaded|light headed|pass(?:ed|ing)? out|(?:weeks|months) (?:along|pregnant)|iron deficien|low iron|have (?:ms|eds|pots)(?!\\p{L})|has (?:ms|eds|pots)(?!\\p{L})|(?:screws?|pins?|plates?|rod) in (?:my|her|his)|screws(?! \\p{L}+ the shoe)|(?:ankle|hip|knee|joint) replacement|blood pressure|blood clot|thrombos|chemo|cancer|raynaud|connective tissue|stroke(?! of)',
  ru:
    'беремен|после родов|родила(?!\\p{L})|кесарев|диабет|астм|эпилеп|судорожн|больное сердце|порок сердца|(?:болезн|заболеван)\\p{L}* сердца|проблем\\p{L}* с сердцем|' +
    'сердечн(?:ая недостат|ый приступ|ая болезн|ое заболев)|аритми|кардиостимул|кардиолог|температура у|высок\\p{L}* температур|температурит|жар(?!\\p{L})|анеми|гемофил|гипертони|гипертензи|' +
    'артрит|артроз|ревмат|подагр|волчанк|остеопор|остеопен|остеохондр|хрупки\\p{L}* кост|гипермоб|гипер моб|элерс|марфан|' +
    'сколиоз|кифоз|искривлени\\p{L}* позвон|спондил|грыж|ишиас|протрузи|осгуд|нейропати|рассеянн\\p{L}* склероз|дцп(?!\\p{L})|паркинсон|' +
    'оперирова|прооперир|хирург|после (?:\\p{L}+ )?операции|обморок|(?:круж\\p{L}*|закружи\\p{L}*) голов|голов\\p{L}* (?:\\p{L}+ )?круж|головокруж|на \\p{L}+ месяце|пластин\\p{L}* (?:в|на) (?:ног|стоп|кост|голен|щиколот)|винт\\p{L}* в|штифт|слаб\\p{L}* сердце|сердце(?!вид)|железодефиц|низк\\p{L}* (?:железо|гемоглобин)|давлени\\p{L}* (?:высок|повыш|скач)|повышенн\\p{L}* давлен|эндопротез|тромб|онколог|рейно',
  fr:
    '(?<!l)enceinte(?! (?:bluetooth|acoustique|audio|connectee|sonore|portable))|grossesse|accouche|cesarienne|post partum|diabet|asthm|epilep|convulsi|' +
    '(?:maladie|probleme|malformation)s? (?:du|au|de) c(?:oe|œ)ur|cardiaque|cardiopath|cardiolog|souffle au c(?:oe|œ)ur|arythmi|pacemaker|fievre|anemi|hemophil|hypertens|' +
    'arthrit|arthros|polyarthrit|rhumat|lupus|osteo|hypermobil|hyper mobil|hyperlax|ehlers|marfan|scolios|cyphos|spondyl|hernie|sciatique|osgood|maladie de sever|' +
    'neuropath|sclerose en|paralysie cerebrale|myopath|parkinson|chirurg|(?:ete|etre|fait|fut) operee?s?(?!\\p{L})|operees?(?!\\p{L})|vertige|evanoui|malaise|tete (?:qui )?tourne|(?:vis|plaque|broche)s? dans (?:la|le|ma|mon|sa|son)|manque de fer|carence en fer|prothese|tension arterielle|thrombose|cancer|chimio|raynaud|tissu conjonctif',
  es:
    'embaraz(?!os)|despues del parto|posparto|postparto|cesarea|di a luz|diabet|asma(?!r)|epilep|convulsi|(?:enfermedad|enfermedades|problemas?) (?:del?|en el) corazon|cardiac|cardiopat|cardiolog|' +
    'soplo (?:en el corazon|al corazon|del corazon|cardiaco)|arritmi|marcapasos|fiebre|calentura|anemi|hemofil|hipertens|presion arterial|tension arterial|artrit|artros|reuma|lupus|osteo|huesos fragiles|' +
    'hipermov|hipermob|hiper mov|hiperlax|ehlers|marfan|escolios|cifos|espondil|desviacion de (?:la )?columna|hernia|ciatica|osgood|enfermedad de sever|' +
    'neuropat|esclerosis multiple|paralisis cerebral|distrofia muscular|parkinson|cirugi|quirurg|operaron|operad[oa]s?(?!\\p{L})|mareo|(?:me|se) mare|desmay|vertigo|estoy de (?:\\p{L}+ ){0,2}(?:meses|semanas)|(?:tornillos?|placas?|clavos?) en (?:el|la|mi)|falta de hierro|hierro bajo|protesis|trombos|cancer|quimio|raynaud|tejido conectivo',
};
