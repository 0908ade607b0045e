import type { DangerTable } from '../danger-table.ts';
import { anyOf, childhood, hurt, judged, upTo, upToBut, word } from '../expressions.ts';

const ofChild = 'fill|fils|enfant|eleve|petit|a |de ';
const child = childhood('quatre|cinq|six|sept|huit|neuf|dix|onze');

export const dangers: DangerTable = {
  eating: anyOf(
    `${word('kilos?', 'kgs?', 'poids')} ${upTo(4)}${word('perdre', 'perdu', 'prendre', 'maigrir')}`,
    '(?:a quel point|combien) (?:\\p{L}+ ){0,3}(?:mince|maigre)|(?:sens|vois|trouve) (?:\\p{L}+ )?(?:enorme|gigantesque)|me purge|se purge|cache (?:\\p{L}+ ){0,2}nourriture|toilettes apres (?:le|chaque|les|avoir)|(?:bu|bois) que|(?:mois|semaines) de retard (?:de|des|sur) (?:\\p{L}+ )?regles|mes cotes se voient',
    'anorexi|boulimi|tca(?!\\p{L})|troubles? (?:du comportement )?alimentaire|orthorexi|hyperphagi|laxatif|diuretique|coupe faim|ozempic|(?<!pieds? )maigri[rst]?(?!\\p{L})|amaigri|calori|kcal|imc(?!\\p{L})|surpoids|sous poids|(?:au|un|fai[st]|faire|mon|son|suivre|ce) regime|amenorrh|me prive de|se prive de|(?:juste|seulement|que|qu) (?:un|une|du|de l) (?:cafe|pomme|the|yaourt|eau) (?:et|avant|pour|par)|vomi|doigts? (?:dans|au fond de) (?:la|ma|sa) (?:gorge|bouche)|grossir(?!\\p{L})|(?:ai|a|avoir) grossi(?!\\p{L})|jeuner(?!\\p{L})|a jeun|jeune intermittent|affam',
    `(?:perd|pris|prend|prendre|gagn|lach|elimin)\\p{L}* ${upTo(4)}${word('poids', 'kilos?', 'kgs?', 'livres', 'gras')}`,
    `poids (?:ideal|max\\p{L}*|min\\p{L}*|cible|de forme|vise|limite|parfait|sante|pour ${upTo(3)}(?:pointe|danse|ballet)|(?:\\p{L}+ ){0,2}(?:faut|faudrait|devrais|devrait))|quel(?: est le)? poids(?! (?:d|des|de|font) )|limite de poids|mon poids (?:\\p{L}+ ){0,2}(?:trop|pose|gene|probleme|eleve)|combien ${upTo(4)}peser|combien (?:je |elle |une danseuse |une ballerine |doit |dois )${upTo(2)}pes|(?:dois|doit|faut|devrais|devrait|veux|veut|voudrais) (?:\\p{L}+ )?peser|(?:moins|dessous) de \\d+ ?(?:kg|kilos?)|\\d+ ?(?:kg|kilos?) (?:en moins|de moins|de trop)`,
    judged('je pese|elle pese|il pese', 'trop|est ce|cest|puis|peux|peut|ca va|possible|beaucoup|autorise'),
    `(?<!(?:pointe|chausson|chaussure|semelle|boite)s? (?:\\p{L}+ ){0,2})trop (?:grosse?|lourde?|grasse|ronde|corpulente|enrobee) (?:pour|(?= ?$))|(?:suis|me sens|me trouve|me trouvent|elle est|se sent|se trouve|dit que je suis) ${upTo(2)}(?:grosse|grasse|lourde|enrobee)(?!\\p{L})`,
    `(?<!(?:semelle|boite|tissu|pied|cheville)s? (?:\\p{L}+ ){0,2})(?:etre|devenir|rester|paraitre|suis pas assez|est pas assez) ${upTo(2)}(?:minces?|maigres?|legere|fine)(?!\\p{L}| (?:semelle|couche|de pied))`,
    `(?:ne|n|sans|plus|pas|arret\\p{L}*|cess\\p{L}*|peur|refus\\p{L}*|a peine|presque|moins|evit\\p{L}*|rien) ${upTo(2)}(?:de )?(?:man[g]er|mange|manges|mangeais|mangeait|avale|avaler)(?!\\p{L})|mange\\p{L}* ${upTo(2)}(?:plus|rien|presque|peu|moins|qu ?une?|une fois|quune|quun|que (?:des|de|du|la))(?!\\p{L})`,
    `saut(?:e|er|es|ais|ait|ent) ${upTo(2)}(?:repas|dejeuner|diner|petit dej|gouter|souper)`,
    `(?:plus|pas|jamais|sans|absence de|retard de|perdu|disparition) ${upTo(3)}(?:mes|ses|de|les|des) (?:\\p{L}+ )?(?:regles(?! (?:de|du|pour|sur|d|iadms)(?!\\p{L}))|menstruations?|cycles?)(?!\\p{L})|(?:mes|ses) (?:regles|menstruations|cycles) ${upTo(4)}(?:plus|pas|dispar|arret|retard|irregul|absent|venu|saut|mois)|(?:regles|menstruations) (?:\\p{L}+ )?(?:absent|irreguli|dispar|arret)|(?:pas|plus|jamais) (?:eu |reglee)(?:\\p{L}+ )?regle|pas reglee`,
  ),
  pain:
    'douleur|douler|douluer|douloureu|mal (?:au|aux|a la|a l|quand|partout)|(?:fait|font|ai|a|avoir) (?:tres )?mal|bless|gonfl|saign|entorse|fractur|engourdi|fourmi|' +
    'picot|brulur|tendon|achille|operation|ampoule|ongle incarne|kine(?:si|s?(?!\\p{L}))|inflamm|infect|pus(?!\\p{L})|hematome|crampe|dechir|' +
    'platre|botte de marche|attelle|bequille|(?:(?:me|se) |[mst] ?)(?:suis|est|es|etre|etais|etait) (?:\\p{L}+ )?(?:tordu|foule|vrille)|(?:je|(?<!qu)elle|(?<!qu)il|fille|fils) boite(?!\\p{L})|boiter(?!\\p{L})|boitent|(?:poser|mettre|appuyer)(?: le)? (?:pied|poids)(?: a terre| par terre| dessus)|' +
    hurt('casse|tordu|tord(?!\\p{L})|foule|fele|craqu', 'pied|orteil|cheville|os(?!\\p{L})|genou|jambe|metatars'),
  complaint: {
    parts:
      'pieds?(?!\\p{L})|orteil|cheville|talon|genou|jambe|mollet|ongle|os(?!\\p{L})|peau|hanche|dos(?!\\p{L})|cou de pied|voute|plante|articulation|hallux|oignon|metatars|muscle|tibia|cuisse',
    states:
      'lanc(?:e|ent|ait|ement)(?!\\p{L})|tue(?:nt)?(?!\\p{L})|sens plus|sent plus|violet|blanc|bleu|rouge|noirci|brul|decharge|electri|endor|lache(?!\\p{L})|a vif|grosseur|chaud|pique|claqu|elong|tire(?:nt)?(?!\\p{L})|gene(?!r)|sensible|cor(?!\\p{L})|plaie|enflamm|derob|ecrase(?!r)|souffr|craqu|bloque|froid|glace|' +
      'retourn|horrib|affreu|atroce|tordu|eclat|bizarre depuis|fourm|fatigue(?!\\p{L})|fracture|crisp|contract',
    alone:
      'insupport|souffr|(?<!je )(?:me|lui) lance(?:nt)?(?!\\p{L}| dans)|ongles? (?:\\p{L}+ ){0,4}(?:tombe|decoll|arrach|soulev)|(?:tomb|decoll|arrach|perd)\\p{L}* (?:\\p{L}+ ){0,3}ongle|suis coupe|atroce|horriblement|luxation|luxe(?!\\p{L})|claquage|elongation|courbatur|plaie|enflamm|nevrome|tendinite|bursite|aponevro|fasciite|inconfort|' +
      '(?:super|trop|tres|vraiment|si|assez|grave|hyper|tellement|un peu|bien|sacrement) mal(?!\\p{L})|(?:fait|font|faisait|faisaient) (?:\\p{L}+ ){0,3}mal(?!\\p{L})|(?:ai|a|as|avait|avais) (?:\\p{L}+ ){0,2}mal(?!\\p{L})|plus (?:mes|les|son|ses) orteils|n ?en peux plus|suis tombee?|est tombee?(?!\\p{L})|(?:peux|peut|arrive|puis|arrivait) (?:plus|pas|a peine) (?:a )?(?:marcher|poser le pied|danser)|a peine (?:marcher|poser)|me tuent|grosseur|sur los(?!\\p{L})',
  },
  nail: 'ongles? (?:\\p{L}+ ){0,3}(?:noir|bleu|violet|jauni)',
  health:
    'os (?:\\p{L}+ ){0,4}(?:fragil|poreux|amincis)|densite osseuse|decalcif|(?<!l)enceinte(?! (?:bluetooth|acoustique|audio|connectee|sonore|portable))|grossesse|accouche|cesarienne|post partum|diabet|asthm|epilep|convulsi|' +
    '(?:maladie|probleme|malformation)s? (?:du|au|de) c(?:oe|œ)ur|cardiaque|palpitation|tachycard|c(?:oe|œ)ur (?:\\p{L}+ ){0,2}(?:bat (?:trop|tres|si|vite|fort)|emballe|affole|s ?emballe)|(?:arrive|peux|peut|du mal) (?:\\p{L}+ ){0,2}respirer|manque de souffle|oppression|cardiopath|cardiolog|souffle au c(?:oe|œ)ur|arythmi|pacemaker|fievre|anemi|hemophil|hypertens|' +
    'arthrit|arthros|polyarthrit|rhumat|lupus|osteo|hypermobil|hyper mobil|hyperlax|ehlers|marfan|scolios|cyphos|spondyl|hernie|sciatique|osgood|maladie de sever|' +
    'neuropath|sclerose en|paralysie cerebrale|myopath|parkinson|chirurg|(?:ete|etre|fait|fut) operee?s?(?!\\p{L})|operees?(?!\\p{L})|vertige|evanoui|malaise|tete (?:qui )?tourne|(?:vis|plaque|broche)s? dans (?:la|le|ma|mon|sa|son)|manque de fer|carence en fer|prothese|tension arterielle|thrombose|cancer|chimio|raynaud|tissu conjonctif',
  young: anyOf(
    `(?<!(?:depuis|pendant) )(?:a|na|de|ai|jai|des|seulement|que|fille|fils|eleve|enfant) ${child} ans(?! de)`,
    `^${child} ans(?! de)`,
    `(?<!(?:depuis|pendant|fait|durant|apres|y a|environ|plus de|moins de|duree de|experience de|danse|qua|que vers|vers) )${child} ans(?: et demi)?(?! (?:de|que|d|et \\p{N}))`,
    `(?:ma fille|mon fils|ma puce|ma petite|fillette|enfant|eleve) (?:a |de )?${child}(?= ?$)`,
    'ce[12]|cm[12]|(?:en|au|du) cp',
    '(?:en|ecole|au) (?:primaire|maternelle|elementaire)',
  ),
  age: {
    born: 'nee? (?:en |le |\\p{L}+ )*',
    practice: anyOf(
      `(?:depuis|pendant|en|apres|durant|fais|fait|danse|pratique) ${upToBut(3, ofChild)}${child} ans`,
      `${child} ans de (?:danse|pratique|classique|pointes|cours|ballet|formation)`,
    ),
    child: '(?:fille|fils|fillette|garcon|enfant|niece|neveu|soeur|frere|eleve|puce|petite?)s?|elle|il',
  },
  clearance:
    '(?:apprendre|apprends|entrainer|entraine|travailler) (?:\\p{L}+ ){0,4}(?:avec|sur|via|par) (?:\\p{L}+ )?(?:youtube|tiktok|videos?|tutos?|internet)|autodidacte|(?:peut|peux|puis|peut on|pourrait) (?:\\p{L}+ )?(?:monter|passer|aller) (?:\\p{L}+ )?(?:sur|aux) (?:les )?pointes|(?:reussi|passe|valide) (?:le |les |tous les |son |ses )?(?:test|tests)(?!\\p{L})|(?:bonne|prete?) (?:a|pour) (?:monter|passer|les pointes)|(?:abdos?|dos|gainage|tronc|sangle abdominale|centre) (?:\\p{L}+ ){0,2}(?:faible|mou|mous)|manque de gainage|' +
    'autorise\\p{L}* (?:moi|la|le)|(?:suis je|est elle|ma fille est(?: elle)?) (?:deja )?(?:prete|autorisee)|(?:tu|vous) (?:m|me|l) autorise|valide(?:r|s|z)? (?:moi|mon passage)|pointes (?:seule?|a la maison|chez moi|dans ma chambre)|seule? (?:a la maison|chez moi|dans ma chambre)|' +
    '(?:peut|peux|puis|pourra|pourrait|pourrai|pourrais|doit|dois|devrait|devrais) (?:\\p{L}+ ){0,4}(?:commencer|debuter|monter|passer|essayer|faire) (?:\\p{L}+ ){0,3}pointes|(?:peut elle|peut il|puis je|je peux|elle peut|il peut|pourra t elle) (?:deja |enfin )?(?:commencer|monter)|(?:dites|dis|dire)(?: \\p{L}+){0,4} prete?(?!\\p{L})|(?:me|se) sens?t? prete?|sent prete|(?:est elle|elle est|ma fille est|fille est elle) (?:assez )?(?:prete|forte|grande)|' +
    'prof(?:esseure?)? (?:\\p{L}+ ){0,2}(?:refuse|ne veut pas|dit non|n ?est pas d ?accord|dit que non)|suffi\\p{L}* (?:\\p{L}+ ){0,3}(?:monter|commencer|pointes)|le moment (?:de|pour) (?:\\p{L}+ ){0,5}pointes|(?:etre|suis|soit|serai|sera|serais) prete?(?!\\p{L})|auto ?test|(?:savoir|voir|verifier) si (?:\\p{L}+ ){0,4}prete?(?!\\p{L})|sans prof|(?:pointes?|apprendre|travailler|commencer|essayer|m ?entrainer) (?:\\p{L}+ ){0,3}toute? seule?|assez (?:forte|solide|musclee) pour',
  alarm:
    'liquide (?:\\p{L}+ ){0,3}(?:jaun|pue|malodor|sent mauvais)|suint|(?:une|mon|son|cette) entorse|(?:(?:me|se) |[mst] ?)(?:suis|est|es|etre|etais|etait) (?:\\p{L}+ )?(?:tordu|foule|vrille)|(?:cheville|genou)s? (?:\\p{L}+ ){0,2}(?:tordue?|foulee?|craque)(?!\\p{L})|(?:je|(?<!qu)elle|(?<!qu)il|fille|fils) boite(?!\\p{L})|boiter(?!\\p{L})|boitent|' +
    'engourdi|fourmi|picot|insensible|douleurs? (?:vives?|aigues?)|elance|gonfl|saign|pus(?!\\p{L})|hematome|infect|(?:sens|sent) plus|insupport|luxation|fracture|suis tombee?|(?:orteil|pied)s?(?: \\p{L}+){0,3} (?:violet|bleu|endor)|decharge|plaie ouverte|(?:peux|peut|arrive) (?:plus|pas|a peine) (?:a )?(?:marcher|poser)|claquage',
  returning:
    'opere|operation|chirurgi|apres (?:une |mon |ma |son |sa |l )?(?:blessure|entorse|fracture)|platre|attelle|reeducation|gueri|consolide|' +
    '(?:fractur|casse|entorse|blesse|foule)\\p{L}*(?: [\\p{L}\\d]+){0,5} il y a|il y a [\\p{L}\\d]+ (?:jours|semaines|mois|ans?)(?: [\\p{L}\\d]+){0,5} (?:fractur|casse|entorse|blesse|foule)',
  tears: {
    cries: 'pleur|larmes',
    longing: 'veu(?:t|lent)(?!\\p{L})|copine|amie|supplie|reclame|jalous|toutes les autres|envie',
  },
  released: {
    said: '(?:kine\\p{L}*|medecin|docteur|chirurgien\\p{L}*|orthoped\\p{L}*|podologue) (?:\\p{L}+ ){0,4}(?:valide\\p{L}*|autorise\\p{L}*|feu vert|donne (?:son )?accord|d accord)|(?:feu vert|accord|autorisation|certificat) (?:\\p{L}+ ){0,2}(?:medical\\p{L}*|(?:du|de la|de ma|de mon) (?:kine|medecin|chirurgien|docteur))|accord ecrit',
    operations: 'chirurg\\p{L}*|operation\\p{L}*|operee?s?(?!\\p{L})',
  },
  possible: {
    states:
      'bizarre|etrange|drole|derang|instabl|faibl|raide|trembl|demang|gratte|vacill|incommod|embet|inconfortabl|pas normal',
    pain: 'medecin|docteur|orthoped|podolog|osteopathe|radio (?:du|de)|irm(?!\\p{L})|chevillere|specialiste du pied',
    health: 'essouffl|a bout de souffle|mon c(?:oe|œ)ur',
  },
  denial: {
    no: 'pas|zero|jamais|aucune?|rien|ni|nulle',
    without: 'sans',
    between:
      'de|d|eu|ete|fait|font|mes|me|ne|n|la|le|les|aucune?|particuliere|ma|du|tout|aux|est|suis|grave|graves|antecedents?|probleme|ressenti|cause|plainte?|jamais|que|ca|cela|c',
    denied:
      '(?:d)?(?:mal(?!\\p{L})|douleur|douloureu|bless|ampoule|entorse|crampe|inconfort|courbatur|tendinit|casse|foule|souffr|accident|operation|chirurgie|opere)',
    after: '(?:aucune?|jamais|zero)',
    alone:
      '(?:ne )?(?:me|m|la|le|les|lui) (?:gene|genent|derange|derangent) (?:pas|plus|jamais)|(?:nai|na|avoir|ai|a) (?:\\p{L}+ )?mal nulle part|indolores?',
    degree:
      'trop|tellement|tres|si(?! (?:ca|cela) (?:aide|compte|change|peut|joue|vous|t))|beaucoup|vraiment|quand|lorsqu\\p{L}*|sauf|jusqu\\p{L}*|avant(?= \\p{L})|mais|encore|que|depuis|plus|normal|au repos|pieds nus|sans|tant|partout|de (?:danseuse|choses)',
    otherwise:
      'sauf|hormis|a part|jusqu|avant (?:ca|cela|hier)|mais (?:maintenant|quand|parfois|aujourd|depuis|la)|maintenant|parfois|soudain|depuis (?:hier|peu)|desormais',
    or: 'ou|ni',
    and: 'et ',
    joint: 'et|ni|ou',
    impossible: 'impossible|impossible de',
  },
  knot: {
    tied: '(?<!\\p{L})(?:rubans?|nouer|attacher|ou|cote|met|mettre|va|vont)(?!\\p{L})',
    lies: '(?<!\\p{L})(n(?:oe|œ)uds?(?: \\p{L}+){0,8}? (?:sur|contre|pres|derriere|au)(?: le| du| mon| son)?) tendon(?: d ?achille)?(?!\\p{L})',
    place: 'talon',
  },
  shoe: {
    parts:
      'satin|tissu|semelles?|boites?(?! de)|elastiques?|rubans?|cordon|plateforme|couture|doublure|ailes?(?!\\p{L})|pointes?(?!\\p{L})|chaussons?|paire|cambrion',
    states: 'dechir|cass|craqu|lach|decous|decoll|rompu|fendu|fissur|use(?!\\p{L})|usee|abim|effiloch|mort|gonfl|bomb',
    alone: 'talon (?:\\p{L}+ ){0,5}(?:sort|gliss|lach|enlev|s en va|dechauss|descend|saut)\\p{L}*',
  },
  painWords: 'douleurs?|douloureux|blessures?|gonflee?s?|engourdie?s?',
  harmless:
    'peur (?:d ?|de )?(?:avoir mal|que ca (?:me |lui )?fasse mal)|pains? (?:au|aux|de|d)|(?:ne |n ?)?(?:mange|utilise)s? (?:pas|plus|ni)(?: \\p{L}+){0,2} (?:viande|animal\\p{L}*|animaux|laitages?|gluten|poisson|cuir|oeufs?)',
  longAgo: '(?:casse|fracture|foule) (?:\\p{L}+ ){1,4}(?:quand j ?etais (?:petite?|enfant)|dans mon enfance)',
};
