import type { DangerTable } from '../danger-table.ts';
import { anyOf, childhood, hurt, judged, upTo, upToBut, word } from '../expressions.ts';

const ofChild = 'hij|nin|alumn|sobrin|niet|a |de |tiene |con ';
const child = childhood('cuatro|cinco|seis|siete|ocho|nueve|diez|once');

export const dangers: DangerTable = {
  eating: anyOf(
    `${word('kilos?', 'kgs?', 'libras', 'peso')} ${upTo(4)}${word('bajar', 'perder', 'perdido', 'subir de peso', 'rebajar')}`,
    '(?:que tan|cuan) (?:flac|delgad)|(?:siento|veo) (?:\\p{L}+ )?enorme|(?:se niega|me niego|niega) a comer|com(?:a|er) menos|esconde (?:\\p{L}+ )?comida|al bano despues de (?:comer|cenar|cada)|solo (?:he |ha )?(?:tomad|bebid|tomo|bebo)\\p{L}*|vivo de (?:cafe|agua)|pes[oa] demasiado para (?:mis?|las?|los?|sus?)|se me ven las costillas',
    `anorexi|bulimi|tca(?!\\p{L})|trastornos? ${upTo(2)}aliment|ortorexi|atracon|purg(?:o|a|arme|arse|ar)(?!\\p{L})|laxante|diuretic|ozempic|adelga[zc]|(?:a|una|de|hago|hace|hacer|haciendo|la|mi|su) dieta(?!\\p{L})|calori|kcal|imc(?!\\p{L})|sobrepeso|bajo peso|engord|amenorre|vomit|dedos? (?:en|a|hasta) la (?:garganta|boca)|devolver la comida|(?:paso|pasa|pasar|pasando) hambre|matarme de hambre|ayun(?:o|ar|as|a|ando|os)(?!\\p{L})`,
    `(?:bajar|bajo|baje|baja|bajado|perder|pierdo|pierde|perdi|perdido|subir|subi|subido|ganar|quitarme|rebajar|adelgazar) ${upTo(4)}${word('peso', 'kilos?', 'kgs?', 'libras', 'grasa')}`,
    `peso (?:ideal|maximo|minimo|objetivo|perfecto|adecuado|correcto|recomendado|limite|saludable|para ${upTo(3)}(?:puntas|ballet|bailar))|(?:que|cual|cuanto) ${upTo(3)}peso (?:debo|debe|deberia|tengo|tiene|hay|necesito|es)(?!\\p{L})|limite de peso|mi peso (?:\\p{L}+ ){0,2}(?:mucho|alto|problema|impide)|cuanto ${upTo(3)}(?:pesar|pesa una (?:bailarina|chica|nina))|(?:debo|debe|deberia|tengo que|tiene que|hay que|quiero|quiere|quisiera) pesar|(?:menos|debajo) de \\d+ ?(?:kg|kilos?)|\\d+ ?(?:kg|kilos?) (?:menos|de mas)`,
    judged('(?:yo |mi hija |ella )?pes[oa]', 'puedo|puede|demasiado|mucho|esta bien|es|sirve|permit|podre'),
    `(?<!(?:puntas?|zapatillas?|suela|caja) (?:\\p{L}+ ){0,2})(?:demasiado|muy) (?:gord[ao]|pesad[ao]|gruesa|grande|rellenita) (?:para|(?= ?$))|(?:estoy|soy|me veo|me siento|se siente|se ve|sentirme|me dicen|me dice) ${upTo(2)}gord`,
    `(?<!(?:suela|caja|plantilla|tela|cinta|pie|horma|puntas?|puntera)s? (?:\\p{L}+ ){0,2})(?:ser|estar|verme|verse|quedarme|sea|este) ${upTo(2)}(?:delgad|flac|liger[ao]|livian)`,
    '(?:casi no|apenas) como(?! (?:si|un|una|el|la|los|las|para|se)(?!\\p{L}))',
    `(?:no|sin|casi no|apenas|dej[eo] de|dejar de|dejado de|miedo|evito|evitar|menos|nada|nunca|rechaza) ${upTo(2)}${word('comer', 'comi', 'comido', 'come', 'comiendo', 'ceno', 'cena', 'cenar', 'desayuno', 'desayunar', 'almorzar', 'almuerzo')}|no como(?= ?$| (?:nada|casi|bien|hace|desde|para|por|carbo|mucho|en todo))|(?:solo|solamente) (?:come|comi|comer)(?!\\p{L}| se)|(?:solo|solamente) como (?:\\p{L}+ )?(?:manzana|fruta|verdura|ensalada|lechuga|yogur|arroz|pollo|vez)|como (?:nada|poquisimo|poco|menos|una vez)|comer (?:\\p{L}+ )?(?:poco|menos|nada)`,
    `(?:salt|omit)(?:o|a|ar|arme|arse|e|an|ando|andose|ir|irme) ${upTo(2)}(?:comida|cena|desayuno|almuerzo|merienda)`,
    `(?:no|sin|falta|perdi|perdido|desde|retraso de|retrasa|tengo) ${upTo(4)}(?:la |mi |su |el )?(?:regla(?! (?:general|de oro|de tres|para|del|de la|fija|clara))|periodo(?! (?:de|entre)(?!\\p{L}))|menstruacion)(?!\\p{L})|(?:mi|la|su|el|me) (?:regla|periodo|menstruacion) ${upTo(4)}(?:no(?!\\p{L})|desaparec|retras|irregular|falta|fue|retir|cort|quit|meses)|(?:ido|fue|retiro|retirado|cortado|desaparecido|retrasado|quitado|falta) (?:\\p{L}+ )?(?:la|el) (?:regla|periodo|menstruacion)(?! de(?!\\p{L}))|no me (?:baja|viene|ha bajado|ha venido)`,
  ),
  pain:
    'dolor|duele|duel(?:en|e)|dueel|dolia|dolio|doler|doliendo|lesion|lastim|hinchad|hinchaz|se me hincha|sangr|esguince|fractur|herid|inflam|entumec|hormigue|dormido|durmi|' +
    'adormec|ardor|tendon|aquiles|operacion|ampolla|encarnad|fisio|moreton|moret|infec|pus(?!\\p{L})|calambre|contractura|' +
    'yeso|escayola|ferula|muletas|bota (?:ortopedica|walker|de marcha)|cojea|(?<!(?:que|talla|numero|cual|cuales|modelo|par|las|los|me) )cojo(?!\\p{L})|(?:apoyar|pisar)(?: bien)?(?: el| con el) pie|(?:no puedo|sin poder) (?:apoyar|pisar)|' +
    hurt(
      'romp|roto|rota|torc|torci|tuerc|doble(?!\\p{L})|dobl(?:o|aron)(?!\\p{L})|vir(?:e|o)(?!\\p{L})|safo|zafo|fisur|desgarr|crujio|cae',
      'pie|dedo|tobillo|hueso|rodilla|pierna|metatars|una(?!\\p{L})',
    ),
  complaint: {
    parts:
      'pie|pies|dedo|dedito|tobillo|talon(?!era)|rodilla|pierna|pantorrilla|(?:la|mi|las|mis|sus?|una) unas?(?!\\p{L})|planta(?!\\p{L})|empeine|hueso|juanete|cadera|espalda|metatars|articulacion|gemelo|muslo|ingle|musculo',
    states:
      'arde|ardiend|quema|no siento|morad|blanc|azul|roj[oa]|mata(?!\\p{L})|matan|calambr|electri|duerm|despeg|cayo|se me cae|caer|carne viva|caliente|sufr|punz|tiron|molest|tira(?!\\p{L})|callo|herid|cardenal|falla|crujio|cruje|hiel|helad|insensib|clava|pincha|frio|fria|' +
      'mal desde|torcid|hecho polvo|hechos polvo|destroz|reventad|horrib|fatal|dana|trab|bloque|chasque|cort(?:e|o|ado) (?:el|un)|late(?!\\p{L})|inflama|raspa|pelad|cansad',
    alone:
      'insoportab|sufr(?:o|e|iendo|imos)(?!\\p{L})|luxac|luxad|tiron(?!\\p{L})|quemazon|punzad|carne viva|bulto (?:rojo|caliente|duro)|pise mal|hac(?:en|e|iendo) (?:\\p{L}+ ){0,2}dano|callo(?:s)?(?!\\p{L})|herid|cardenal|matando|me matan|no siento (?:\\p{L}+ )?(?:los|el|mis|mi|las) |fractura por estres|neuroma|tendinit|bursit|fascitis|' +
      'incomodidad|me cai(?!\\p{L})|se cayo(?! (?:la|el|una) (?:cinta|goma|elastico))|(?:molestia|molestias)(?!\\p{L})|me molesta|no puedo (?:ni )?(?:caminar|andar|estar de pie)',
  },
  nail: '(?:la|mi|su|las|mis) unas? (?:\\p{L}+ ){0,3}(?:negr|morad|azul|amarill)|^una (?:negra|morada|azul)|unas (?:negras|moradas|azules)|(?:puso|quedo|esta|volvio|tengo) (?:negra|morada|azul) (?:la|una) una(?!\\p{L})',
  health:
    'huesos (?:\\p{L}+ ){0,4}(?:debil|fragil|poros)|densidad osea|descalcif|embaraz(?!os)|despues del parto|posparto|postparto|cesarea|di a luz|diabet|asma(?!r)|epilep|convulsi|(?:enfermedad|enfermedades|problemas?) (?:del?|en el) corazon|cardiac|palpitaci|taquicard|(?:falta|faltaba) (?:el )?aire|(?:no puedo|cuesta) respirar|corazon (?:\\p{L}+ ){0,3}(?:aceler|muy rapido|late fuerte)|acelera (?:\\p{L}+ )?el corazon|opresion en el pecho|me ahogo|cardiopat|cardiolog|' +
    'soplo (?:en el corazon|al corazon|del corazon|cardiaco)|arritmi|marcapasos|fiebre|calentura|anemi|hemofil|hipertens|presion arterial|tension arterial|artrit|artros|reuma|lupus|osteo|huesos fragiles|' +
    'hipermov|hipermob|hiper mov|hiperlax|ehlers|marfan|escolios|cifos|espondil|desviacion de (?:la )?columna|hernia|ciatica|osgood|enfermedad de sever|' +
    'neuropat|esclerosis multiple|paralisis cerebral|distrofia muscular|parkinson|cirugi|quirurg|operaron|operad[oa]s?(?!\\p{L})|mareo|(?:me|se) mare|desmay|vertigo|estoy de (?:\\p{L}+ ){0,2}(?:meses|semanas)|(?:tornillos?|placas?|clavos?) en (?:el|la|mi)|falta de hierro|hierro bajo|protesis|trombos|cancer|quimio|raynaud|tejido conectivo',
  young: anyOf(
    `(?:tiene|de|tengo|con|a los|cumple|solo|sus|hija|hijo|nina|nino) ${child} (?:anos|anitos)(?! (?:bailando|de (?:clase|baile|ballet|entren|formacion|experiencia)))`,
    `(?:nina|nino|hija|hijo|alumna|alumno) de ${child}(?! \\p{L})`,
    `(?:tengo|tiene|cumple) ${child}(?= ?$)`,
    `(?:nina|nino|hija|hijo|prima|primo|sobrina|nieta|nieto|hermana|hermano|alumna|vecina)(?: \\p{L}+){0,3} tiene ${child}(?= (?:y|pero|ya|la|le|el|su|quiere|solo|aun|todavia)(?!\\p{L}))`,
    `a los ${child}(?= ?$)`,
    `(?<!(?:hace|llevo|durante|lleva|llevamos|por|tras|desde hace|experiencia de|danza) )${child} (?:anos|anitos|anos y medio)(?! (?:bailando|haciendo|tomando|en (?:ballet|danza|clases)|de (?:clase|baile|ballet|entren|formacion|experiencia|danza|estudio)))`,
    `(?:cumplir|cumplira|cumple|cumplio|hacer|tendra|casi|apenas|solo) ${child}(?! (?:horas|pares|clases|meses|semanas|dias|veces|minutos|euros|dolares))`,
    `(?:mi (?:nina|nene|nena|hija|hijo|nino|peque|chiquita|sobrina|nieta)|una nina|un nino) (?:de |tiene |con |solo )*${child}(?! (?:horas|pares|clases|meses|semanas|dias|veces))`,
    '(?:escuela )?primaria',
    'preescolar|kinder|jardin de infan\\p{L}*',
    '(?:primer|segundo|tercer|tercero|cuarto|quinto|[1-5]o?) (?:grado|de primaria)',
  ),
  age: {
    born: 'naci(?:o|da|do) (?:en |el |\\p{L}+ )*',
    practice: anyOf(
      `(?:llev[oae]|llevamos|hace|durante|tras|en|bail[oae]|practico|entreno) ${upToBut(3, ofChild)}${child} (?:anos|anitos)`,
      `desde (?:los|mis) ${child} anos`,
      `${child} (?:anos|anitos) (?:bailando|haciendo|practicando|entrenando|tomando|en (?:ballet|danza|puntas|clases)|de (?:clases?|ballet|danza|baile|estudio|experiencia|entren\\p{L}*))`,
    ),
    child: '(?:hij|nin|nen|alumn|sobrin|niet|herman)[oa]s?|peque|el|ella',
  },
  clearance:
    '(?:aprend\\p{L}*|entren\\p{L}*|practic\\p{L}*) (?:\\p{L}+ ){0,4}(?:con|de|por|en|viendo) (?:\\p{L}+ )?(?:youtube|tiktok|videos?|tutoriales|internet)|autodidacta|(?:puede|puedo|podria|podemos) (?:\\p{L}+ )?(?:subir(?:se)?|pasar|empezar|ir) (?:\\p{L}+ )?(?:a|en|con)(?: las)? puntas|(?:paso|pase|supero|aprobo|hizo) (?:\\p{L}+ )?(?:la prueba|las pruebas|el test|los tests?)|(?:abdomen|abdominales|core|espalda|tronco|centro) (?:\\p{L}+ ){0,2}(?:debil|debiles|floj)|' +
    '(?:autorizame|apruebame|dame permiso|autoriza a)|(?:estoy|esta|mi hija esta) (?:ya )?(?:lista|listo|preparada)|ya le toca|ya puedo (?:subir|empezar|ponerme)|(?:sola|solita|solito|solo) en (?:mi )?(?:casa|cuarto|habitacion|pieza)|puntas (?:sola|en casa)|' +
    '(?:puedo|puede|podria|podra|pueden|podemos|debo|debe|deberia|cuando puede) (?:\\p{L}+ ){0,3}(?:empezar|subir|usar|comenzar|pasar|ponerme|ponerse|iniciar|probar|hacer|bailar) (?:\\p{L}+ ){0,3}puntas?(?! de)|(?:puede|puedo|deberia) (?:ya )?(?:empezar|comenzar|subir)(?= ?$)|dime que (?:puedo|estoy|ya|si)|(?:profe|profesora?|maestr[oa]) (?:\\p{L}+ ){0,2}(?:no (?:me |la |le )?(?:deja|permite|quiere|autoriza)|dice que no|se niega)|' +
    '(?:me siento|se siente|siento) (?:\\p{L}+ )?(?:lista|preparada|fuerte)|(?:basta|bastan|suficiente|suficientes|alcanza|alcanzan) (?:\\p{L}+ ){0,3}(?:subir|empezar|puntas|comenzar)|(?:estar|este|estare|sentirme) (?:lista|listo|preparada)|(?:saber|ver|comprobar|se) si (?:\\p{L}+ ){0,4}(?:lista|listo|preparada)|sin (?:profe|profesora?|maestr[oa])|(?:hija|hijo|nina|alumna) (?:ya )?esta (?:lista|preparada)|aprender (?:\\p{L}+ ){0,2}sola|(?:lo )?bastante fuerte',
  alarm:
    'liquido (?:\\p{L}+ ){0,3}(?:amarill|huele|apest|turbio)|supur|(?:un|mi|el) esguince|(?:torci|torcio|doble|doblo|vire|viro|zafo|safo)(?!\\p{L})(?: \\p{L}+){0,2} (?:tobillo|pie|rodilla)|(?:tobillo|pie|rodilla) (?:\\p{L}+ ){0,2}(?:torcido|torcida|doblado|crujio)|cojea|(?:no puedo|sin poder) (?:apoyar|pisar)|' +
    'entumec|adormec|dormido|hormigue|no siento|dolor(?:es)? (?:agudo|punzante|fuerte)|punzad|hinchad|hinchaz|se me hincha|sangr|moreton|moret|infec|pus(?!\\p{L})|insoportab|luxac|fractura|me cai(?!\\p{L})|(?:dedo|pie|una)s?(?: \\p{L}+){0,3} (?:morad|azul)|calambrazo|herida abierta|carne viva|no puedo (?:ni )?(?:caminar|andar|estar de pie)|se me duerme',
  returning:
    'operac|operad|operar|cirugia|despues de (?:una |mi |la |un )?(?:lesion|esguince|fractura|rotura)|tras (?:una |mi |la |un )?(?:lesion|esguince|fractura)|escayola|yeso|ferula|rehabilit|recuper|' +
    '(?:fractur|romp|rompi|esguince|lesion|torci)\\p{L}*(?: [\\p{L}\\d]+){0,4} hace|hace [\\p{L}\\d]+ (?:dias|semanas|mes|meses|anos?)(?: [\\p{L}\\d]+){0,5} (?:fractur|romp|esguince|lesion|torci)',
  tears: {
    cries: 'llor(?:o|a|ando|ar|aba)(?!\\p{L})|lagrimas',
    longing: 'quier|amig|companer|todas|pide|ruega|suplica|envidia|ilusion',
  },
  released: {
    said: '(?:fisio\\p{L}*|medic[oa]|doctora?|cirujan[oa]|traumatolog[oa]|ortoped\\p{L}*|podolog[oa]) (?:\\p{L}+ ){0,4}(?:alta|autoriz\\p{L}*|visto bueno|luz verde|permiso|aprob\\p{L}*|dio el ok)|alta (?:medica|por escrito)|(?:permiso|autorizacion|alta) (?:\\p{L}+ ){0,2}(?:medic\\p{L}*|del medico|de la doctora|del fisio)',
    operations: 'cirug\\p{L}*|quirurg\\p{L}*|operacion\\p{L}*|operaron|operad[oa]s?(?!\\p{L})',
  },
  possible: {
    states:
      'rar[oa](?!\\p{L})|extran|incomod|inestab|debil|rigid|tiembl|pica(?!\\p{L})|tambale|tens[oa](?!\\p{L})|no (?:esta|anda) bien',
    pain: 'medic[oa]s?(?!\\p{L})|doctor|traumatolog|podolog|ortoped|radiografia|resonancia|tobillera|osteopata',
    health: 'sin aliento|jadea|mi corazon',
  },
  denial: {
    no: 'no|nunca|ni|ningun\\p{L}*|nada|tampoco|jamas|cero',
    without: 'sin',
    between:
      'me|te|le|se|he|ha|tengo|tiene|tuve|tuvo|hay|tenido|sufrido|sufri|ningun\\p{L}*|ni|un|una|de|historial|haya|habido|los|las|el|pies|dedos|padezco|padece|antecedentes|quejad[oa]|quejo|es|que|q',
    denied:
      'dolor|duele|dolid|dolio|lesion|lastim|molesti|molesta(?:n|ba|ban)?(?!\\p{L})|ampolla|calambre|esguince|tendinit|rot[oa](?!\\p{L})|torcid|adolorid|hago dano|hace dano|operacion|operaciones|cirugia|duela',
    after: '(?:ningun\\p{L}*|nunca|cero|0)',
    alone: 'indolor(?:es)?',
    degree:
      'tanto|tanta|mucho|mucha|demasiad[oa]|muy|cuando|si(?! (?:(?:eso|esto) )?(?:sirve|importa|ayuda|cuenta))|salvo|excepto|menos|hasta|antes|pero|ya|siempre|mas|normal|sin|solo|en reposo|descalz[ao]|fuerte',
    otherwise:
      'salvo|excepto|menos (?:en|cuando)|hasta|pero (?:ahora|cuando|a veces|hoy|desde)|ahora|a veces|de repente|desde (?:ayer|hace)|antes',
    or: 'ni|o',
    and: 'y ',
    joint: 'ni|y|o',
    impossible: 'imposible',
  },
  knot: {
    tied: '(?<!\\p{L})(?:cintas?|atar|ato|atan|donde|lado|va|queda|quedar)(?!\\p{L})',
    lies: '(?<!\\p{L})(nudos?(?: \\p{L}+){0,8}? (?:sobre|contra|junto|detras|en)(?: el| al| del| mi)?) tendon(?: de aquiles)?(?!\\p{L})',
    place: 'talon',
  },
  shoe: {
    parts:
      'saten|suelas?|cajas?(?!\\p{L})|elasticos?|gomas?(?!\\p{L})|cintas?|cordon|plataforma|costuras?|forro|zapatillas?|puntas?(?!\\p{L})|par(?!\\p{L})|plantilla|horma',
    states:
      'romp|rot[oa]s?(?!\\p{L})|quebr|rasg|desgarr|despeg|descos|parti|raja|se sale|se salen|deshilach|gast|muert|abomb|solto|soltaron',
    alone: 'talon (?:\\p{L}+ ){0,6}se (?:me )?(?:sale|cae|baja|escapa|resbala|zafa)',
  },
  painWords: 'dolor(?:es)?|duelen?|lesion(?:ada)?|hinchad[oa]s?|sangra',
  harmless:
    'miedo (?:de |a )?que (?:me |le )?(?:duela|duelan|vaya a doler)|no (?:como|come|comemos|uso)(?: (?:ni|o) \\p{L}+)?(?: \\p{L}+)? (?:carne|animal\\p{L}*|lacteos|gluten|pescado|cuero|huevos?)',
  longAgo: '(?:rompi|fracture|torci) (?:\\p{L}+ ){1,4}(?:de (?:nin|pequen)[ao]|en mi infancia)',
};
